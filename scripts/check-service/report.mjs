/**
 * The differences for a person, those that break the till first.
 *
 * @param {readonly import('./compare.mjs').Difference[]} differences
 */
export function report(differences) {
  const breaking = differences.filter((each) => each.breaking);
  const others = differences.filter((each) => !each.breaking);
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return [
    ...breaking.map(({ where, what }) => `BREAKING  ${where}: ${what}`),
    ...others.map(({ where, what }) => `note      ${where}: ${what}`),
    differences.length === 0
      ? 'No differences in what the till uses.'
      : `${count} in what the till uses, ${breaking.length} breaking.`,
  ].join('\n');
}
