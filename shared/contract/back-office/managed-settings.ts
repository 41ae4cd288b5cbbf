import type { Preferences } from '../../preferences.ts';

/** Settings that a store's administrator can set for a till (docs/fleet.md, "Managed settings"). */
export const MANAGED_NAMES = ['language', 'customerLanguage', 'theme', 'textSize', 'volume'] as const;
export type ManagedName = (typeof MANAGED_NAMES)[number];
export type ManagedPreferences = Readonly<Partial<Pick<Preferences, ManagedName>>>;

/** Which settings are set, so that nobody at the till changes them, and by whom, as the file's author wrote it. */
export interface ManagedView {
  readonly names: readonly ManagedName[];
  readonly by: string;
}

/** A merchant whose tills take settings that are signed here. */
export interface ManagedMerchant {
  readonly id: string;
  /** Missing where the service does not say, or there is only one. */
  readonly name?: string;
}

/** Why a file of managed settings does not count. */
export const MANAGED_FAULTS = [
  ...(['not-a-file', 'too-large', 'writable', 'unreadable', 'damaged'] as const),
  ...(['unknown-setting', 'unknown-signer', 'expired'] as const),
] as const;
export type ManagedFault = (typeof MANAGED_FAULTS)[number];

/** Why a file does not count at this till. `other-merchant`: its key signs for another merchant than the till's. */
export type ManagedRefusal =
  | { readonly result: ManagedFault }
  | {
      readonly result: 'other-merchant';
      readonly merchantId: string;
      /** Host of the service at which the ID is that merchant's. */
      readonly service: string;
    };

/** What the till found. `by` of a file that was refused: whose earlier file goes on. */
export type ManagedFinding =
  | { readonly result: 'none' }
  | { readonly result: 'used'; readonly by: string }
  | (ManagedRefusal & { readonly by?: string });
