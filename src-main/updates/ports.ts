/** As a till is installed: each is updated in its own way. */
export const PACKAGE_KINDS = ['AppImage', 'deb', 'rpm', 'exe', 'dmg'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** What the process of a rehearsal says when it has ended its work. */
export type RehearsalWord = { readonly lines: number } | { readonly trouble: string };

export interface RehearsalOrder {
  /** Of a copy of the ledger, which may be changed. */
  readonly folder: string;
  /** The file that the figures go to. */
  readonly figures: string;
  /** Of another version, with the sum that it must have when it is read; this version's own without it. */
  readonly program?: { readonly file: string; readonly sha256: string };
}

/** Has a version of the till go through a copy of the record, in a process of its own, which ends with `signal`. Never rejects. */
export type Rehearse = (order: RehearsalOrder, signal: AbortSignal) => Promise<RehearsalWord>;

/** What an update asks of the program that runs, and of the computer that it runs on. */
export interface Updating {
  /** How this till was installed; nothing where it runs from a checkout. */
  readonly installed: { readonly kind: PackageKind; readonly arch: string } | undefined;
  /** Whether it can put another program in the place of its own. Never rejects. */
  readonly installsItself: () => Promise<boolean>;
  /** Nobody has touched the till for a while, and no shopper stands before it. */
  readonly isAtRest: () => boolean;
  /** Ends the till and has it started again. */
  readonly startAgain: () => void;
}
