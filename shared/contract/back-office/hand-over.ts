/** What the file of a package begins with, so that a person sees what it is for. */
export const HAND_OVER_MARK = 'countertop-hand-over:';

/**
 * Why a till takes no hand-over: the code has a slip (`mistyped`) or is another one's (`wrong-code`); the package is
 * none or not whole (`damaged`), from a `newer-version`, `expired`, or was `used` here; somebody put another in its place
 * (`other-signer`), or this till has taken hand-overs of the same merchant that another key signed (`unknown-signer`).
 * `key-lost`: the service has ended its key, and the one that took its place did not arrive.
 */
export const HAND_OVER_FAULTS = [
  ...(['mistyped', 'wrong-code', 'damaged', 'newer-version', 'expired'] as const),
  ...(['used', 'other-signer', 'unknown-signer', 'key-lost'] as const),
] as const;
export type HandOverFault = (typeof HAND_OVER_FAULTS)[number];

/** How the new till signs in at the service. */
export type HandOverSignIn = 'apiKey' | 'password';

/** What of the manager's till is true of another merchant's store only where a manager says so. */
export const CARRIED_OVER = ['tax', 'network'] as const;
export type CarriedOver = (typeof CARRIED_OVER)[number];

export type TerminalKind = 'physical' | 'virtual';

/** What a manager says of the new till where the service does not. Of this till's own merchant only the name is asked. */
export interface StoreAsked {
  readonly storeName?: string;
  readonly merchantId?: string;
  readonly terminalKind?: TerminalKind;
  /** ISO 4217. */
  readonly currency?: string;
  readonly locale?: string;
  /** That of the new till's computer without it. */
  readonly timeZone?: string;
  readonly carries?: readonly CarriedOver[];
}

/** What can be handed over of a terminal: what the service states, what is proposed, and what is asked before. */
export interface HandOverOffer {
  /** Proposed; empty where nothing is known of it. */
  readonly storeName: string;
  /** `apiKey` is read at the service; a `password` is typed, because the service tells it to nobody. */
  readonly signIns: readonly HandOverSignIn[];
  /** Whose the terminal is, as the service states it; asked where it does not. */
  readonly merchant?: { readonly id: string; readonly name?: string };
  /** As the service states it; asked where it does not. */
  readonly terminalKind?: TerminalKind;
  /** As the service states it. */
  readonly currency?: string;
  /** Proposed for another merchant's store. */
  readonly locale: string;
  readonly carries: readonly CarriedOver[];
  /** Why there is nothing to hand over. */
  readonly refused?: 'own-terminal' | 'training';
}

/** A hand-over for the screen of the manager who made it. */
export interface HandOverShown {
  /** Names it where it is saved. */
  readonly handOverId: string;
  readonly code: string;
  /** Decimal digits; missing where they are more than a QR code holds. */
  readonly qr?: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
