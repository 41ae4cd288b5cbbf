const DAY_MS = 86_400_000;

/**
 * When the payments of batches with these periods were created, in epoch milliseconds: the batches' days with one more
 * on each side, because a day at the store and one at the service begin at different hours. `undefined` where a period
 * names no day.
 */
export function periodOfBatches(
  periods: readonly (string | undefined)[],
): { readonly from: number; readonly until: number } | undefined {
  const days = periods.map((period) => dayNamed(period));
  const named = days.filter((day) => day !== undefined);
  if (named.length === 0 || named.length < days.length) return undefined;
  return { from: Math.min(...named) - DAY_MS, until: Math.max(...named) + 2 * DAY_MS };
}

/** The specification does not state the form of a period. One that begins with a day is read. */
function dayNamed(period: string | undefined): number | undefined {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(period ?? '') ?? [];
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}
