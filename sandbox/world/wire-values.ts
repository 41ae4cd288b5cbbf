/** Timestamps are ISO 8601 in UTC, amounts JSON numbers (spec "Conventions that apply to all resources"). */
export const wireTime = (ms: number): string => new Date(ms).toISOString();
export const wireAmount = (minor: number): number => minor / 100;

/** A JSON number in minor units; `undefined` where it has more than two decimals or is not exact. */
export function minorUnits(amount: number): number | undefined {
  const minor = Math.round(amount * 100);
  return Number.isSafeInteger(minor) && minor / 100 === amount ? minor : undefined;
}
