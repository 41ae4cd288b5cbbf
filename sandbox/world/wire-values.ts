/** Timestamps are ISO 8601 in UTC, amounts JSON numbers (spec "Conventions that apply to all resources"). */
export const wireTime = (ms: number): string => new Date(ms).toISOString();
export const wireAmount = (minor: number): number => minor / 100;

/** A JSON number as whole minor units; `undefined` when it has more than two decimal places or is not exact. */
export function minorUnits(amount: number): number | undefined {
  const minor = Math.round(amount * 100);
  return Number.isSafeInteger(minor) && minor / 100 === amount ? minor : undefined;
}
