/** How often a property is tried: `usually`, or many times as often in the nightly run. */
export function runs(usually: number): number {
  return usually * Number(process.env['PROPERTY_FACTOR'] ?? 1);
}
