const DAY_MS = 86_400_000;

/**
 * When the payments of batches with these periods were created, in epoch milliseconds: the batches' days with one more
 * on each side, because a day at the store and one at the service begin at different hours. `undefined` where a period
 * names no day.
 */
export function periodOfBatches(
  periods: readonly (string | undefined)[],
): { readonly from: number; readonly until: number } | undefined {
  const named = periods.map((period) => daysNamed(period));
  const days = named.flat();
  if (days.length === 0 || named.some((each) => each.length === 0)) return undefined;
  return { from: Math.min(...days) - DAY_MS, until: Math.max(...days) + 2 * DAY_MS };
}

const DAY = /\d{4}-\d\d-\d\d/g;
const TIME = /[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;

/**
 * The specification does not state the form of a period. One that begins with a day is read, as that day or up to the
 * last day in it. Where other figures follow, as in `2026-05-01/07`, they may be the end, so the period is not known: a
 * batch that is compared with the payments of its first day alone seems to hold too much.
 */
function daysNamed(period = ''): readonly number[] {
  const days = period.match(DAY) ?? [];
  const rest = period.replaceAll(TIME, '').replaceAll(DAY, '');
  if (period.search(DAY) !== 0 || /\d/.test(rest)) return [];
  const times = days.map((day) => Date.parse(`${day}T00:00:00Z`));
  return times.some((at) => Number.isNaN(at)) ? [] : times;
}
