/**
 * What came of looking for a newer version than this one. `fits`: on a copy of this till's record it makes the same of
 * every sale and total, `figures` of them. `differs`: it does not, and must not be installed; `named` are the first that
 * would change, for a technician. `not-tried`: nobody can say. `others-first`: it reaches other tills before this one.
 */
export type UpdateCheck = { readonly version: string } & (
  | { readonly says: 'no-address' | 'newest' | 'unreachable' | 'not-signed' | 'unreadable' }
  | { readonly says: 'others-first'; readonly newer: string }
  | { readonly says: 'fits'; readonly newer: string; readonly figures: number }
  | {
      readonly says: 'differs';
      readonly newer: string;
      readonly differences: number;
      readonly named: readonly string[];
    }
  | { readonly says: 'not-tried'; readonly newer: string; readonly detail?: string }
);

/**
 * What came of an update. Epoch milliseconds. `refused`: `differences` figures of the record would have changed.
 * `returned`: the new version ended, said nothing in time, told the record otherwise, or the power went each time; all is as
 * it was before it. `not-written`: the disk did not take it.
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

/** A newer version on its way to this till. `ready`: the till installs it by itself once nobody needs it, or a person does, from `file`. */
export type UpdateUnderWay = { readonly version: string } & (
  | { readonly state: 'loading'; readonly percent: number }
  | { readonly state: 'not-loaded'; readonly why: 'unreachable' | 'other-bytes' | 'disk' }
  | { readonly state: 'ready'; readonly file?: string }
);

/** What the till knows of its updates; nothing where it looks for none. */
export interface UpdateView {
  readonly underWay?: UpdateUnderWay;
  readonly last?: UpdateEnd;
}
