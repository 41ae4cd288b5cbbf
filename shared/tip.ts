/** Shares of the amount that are offered as a tip where the till has been told no others. */
export const USUAL_TIP_PERCENTS = [10, 15, 20] as const;
