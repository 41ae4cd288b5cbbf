/** As a till is installed: each is updated in its own way. */
export const PACKAGE_KINDS = ['AppImage', 'deb', 'rpm', 'exe', 'dmg'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];
