/**
 * Why a till takes no hand-over: the code has a slip (`mistyped`) or is another one's (`wrong-code`); the package is
 * none or not whole (`damaged`), from a `newer-version`, `expired`, or was `used` here; somebody put another in its place
 * (`other-signer`), or this till has taken hand-overs of the same merchant that another key signed (`unknown-signer`).
 */
export const HAND_OVER_FAULTS = [
  ...(['mistyped', 'wrong-code', 'damaged', 'newer-version', 'expired'] as const),
  ...(['used', 'other-signer', 'unknown-signer'] as const),
] as const;
export type HandOverFault = (typeof HAND_OVER_FAULTS)[number];

/** How the new till signs in at the service. */
export type HandOverSignIn = 'apiKey' | 'password';

/** What can be handed over of a terminal, and what is asked before. */
export interface HandOverOffer {
  /** As this till's own profile has it. */
  readonly storeName: string;
  /** `apiKey` is read at the service; a `password` is typed, because the service tells it to nobody. */
  readonly signIns: readonly HandOverSignIn[];
  /** Why there is nothing to hand over. */
  readonly refused?: 'own-terminal' | 'other-merchant' | 'training';
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
