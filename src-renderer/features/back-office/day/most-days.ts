/** A month, because each of its payments is read at the payment service. */
export const MOST_DAYS_EXPLAINED = 31;
