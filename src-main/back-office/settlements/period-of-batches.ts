const DAY_MS = 86_400_000;

/**
 * When the payments of batches with these periods were created, in epoch milliseconds: their days with one more on either
 * side, because a store's day is not the service's. `undefined` where one of them names no day.
 */
export function periodOfBatches(
  periods: readonly (string | undefined)[],
): { readonly from: number; readonly until: number } | undefined {
  const days = periods.map((period) => dayNamed(period));
  const named = days.filter((day) => day !== undefined);
  if (named.length === 0 || named.length < days.length) return undefined;
  return { from: Math.min(...named) - DAY_MS, until: Math.max(...named) + 2 * DAY_MS };
}

/** The form of a batch's period is not shown in the specification: one that begins with a day counts. */
function dayNamed(period: string | undefined): number | undefined {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(period ?? '') ?? [];
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}
