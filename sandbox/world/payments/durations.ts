/** How long a payment waits for its payer, in milliseconds. */
export const LIFETIME_MS = 15 * 60_000;

/** From the first sight of money to its confirmation, in milliseconds. */
export const CONFIRMATION_MS = 2000;
