/**
 * In characters. How long the identifiers of payments are is not shown (spec "Conventions that apply to all resources"):
 * one that is recorded can be followed, shown and acknowledged, one that is refused is lost.
 */
export const MAX_TRACKING_ID = 2_048;
