/** In what another till differs from this one. */
export const DIFFERENCES = ['version', 'profile', 'settings'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** Another till's saved state, compared with this one. */
export interface ComparedTill {
  readonly terminalId: string;
  /** What the terminal is called at the service, where that could be read. */
  readonly name?: string;
  readonly storeName: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly version: string;
  readonly differs: readonly Difference[];
  /** How many states of this terminal are in the folder; the latest is compared. A copied till saves its own. */
  readonly saved: number;
}

export interface Comparison {
  /** Tills that differ come first. */
  readonly tills: readonly ComparedTill[];
  /** How many files of the folder were not read: they are no saved states, too large, or too many. */
  readonly unread: number;
}
