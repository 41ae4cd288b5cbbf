/** A reference charged again within this time may be the same order; later it is a new day's table or ticket. */
export const SAME_REFERENCE_MS = 24 * 60 * 60_000;
/** The same amount again within this time may be the same customer. */
export const SAME_AMOUNT_MS = 10 * 60_000;
