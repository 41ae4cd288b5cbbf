/** What of another till is not as at this one. */
export const DIFFERENCES = ['version', 'profile', 'settings'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** A till as it said itself, held against this one. */
export interface ComparedTill {
  readonly terminalId: string;
  readonly storeName: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly version: string;
  readonly differs: readonly Difference[];
}

export interface Comparison {
  /** Those that differ first. */
  readonly tills: readonly ComparedTill[];
  /** Files of the folder that are no states, or too large, or more than are read. */
  readonly unread: number;
}
