import type { Area, Display } from './displays.ts';

/** Where the customer's window goes. */
export type Placement =
  /** It covers a display of its own. */
  | { readonly kind: 'display'; readonly displayId: number; readonly bounds: Area }
  /** An ordinary window beside the cashier's: for trying it out, and for tests, on one display. */
  | { readonly kind: 'window' };

export interface PlacementFacts {
  readonly displays: readonly Display[];
  /** The display of the cashier's window, which is never covered. */
  readonly cashiersId: number;
  /** Where the customer's window is now. */
  readonly now: Placement | undefined;
  readonly wanted: 'automatic' | 'off';
  /** `--customer-display=windowed`. */
  readonly windowed: boolean;
}

/**
 * The first display that is not the cashier's, and that one for as long as it is there: customers look for their
 * screen where it was. Nothing when there is no second display, or none is wanted.
 */
export function placeCustomerWindow(facts: PlacementFacts): Placement | undefined {
  const { displays, cashiersId, now, wanted, windowed } = facts;
  if (wanted === 'off') return undefined;
  if (windowed) return { kind: 'window' };
  const free = displays.filter(({ id }) => id !== cashiersId);
  const display = free.find(({ id }) => now?.kind === 'display' && id === now.displayId) ?? free[0];
  return display && { kind: 'display', displayId: display.id, bounds: display.bounds };
}

export function samePlacement(a: Placement, b: Placement): boolean {
  if (a.kind === 'window' || b.kind === 'window') return a.kind === b.kind;
  const sides = ['x', 'y', 'width', 'height'] as const;
  return a.displayId === b.displayId && sides.every((side) => a.bounds[side] === b.bounds[side]);
}
