/**
 * The longest identifier of a payment that is accepted, in characters. The specification sets no length (spec "Conventions
 * that apply to all resources"), and a payment whose identifier is refused is lost.
 */
export const MAX_TRACKING_ID = 2_048;
