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
