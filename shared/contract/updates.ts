/**
 * The result of looking for a newer version. `fits`: on a copy of this till's ledger, the newer version computes the same
 * figures for all sales and totals; `figures` is how many. `differs`: some figures would change, so the version must not be
 * installed; `named` are the first of them, for a technician. `not-tried`: the comparison could not be made.
 * `others-first`: the version is offered to other tills before this one.
 */
export type UpdateCheck = { readonly version: string } & (
  | { readonly result: 'no-address' | 'newest' | 'unreachable' | 'not-signed' | 'unreadable' }
  | { readonly result: 'others-first'; readonly newer: string }
  | { readonly result: 'fits'; readonly newer: string; readonly figures: number }
  | {
      readonly result: 'differs';
      readonly newer: string;
      readonly differences: number;
      readonly named: readonly string[];
    }
  | { readonly result: 'not-tried'; readonly newer: string; readonly detail?: string }
);

/**
 * How an update ended; `at` is epoch milliseconds. `refused`: it would have changed `differences` figures of the ledger.
 * `returned`: the version before is in use again, because the new one ended, did not report in time, computed other figures
 * or was interrupted by power cuts. `not-written`: the disk did not take the files.
 */
export type UpdateEnd = { readonly version: string; readonly at: number } & (
  | { readonly came: 'installed'; readonly from: string }
  | { readonly came: 'refused'; readonly differences: number }
  | { readonly came: 'not-tried' | 'not-written' }
  | {
      readonly came: 'returned';
      readonly why: 'ended' | 'silent' | 'other-figures' | 'interrupted';
    }
);

/** A newer version that this till is getting. `ready`: the till installs it once nobody uses the till, or a person installs it from `file`. */
export type UpdateUnderWay = { readonly version: string } & (
  | { readonly state: 'loading'; readonly percent: number }
  | { readonly state: 'not-loaded'; readonly why: 'unreachable' | 'other-bytes' | 'disk' }
  | { readonly state: 'ready'; readonly file?: string }
);

/** The state of updates; without both fields on a till that does not look for updates. */
export interface UpdateView {
  readonly underWay?: UpdateUnderWay;
  readonly last?: UpdateEnd;
}
