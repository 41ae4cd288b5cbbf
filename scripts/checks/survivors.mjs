/**
 * @typedef {{ line: number, column: number }} Place both from 1
 * @typedef {{ status: string, replacement?: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {Readonly<Record<string, { source: string, mutants: readonly Mutant[] }>>} MutatedFiles as in Stryker's JSON report
 *
 * @typedef {{ from: string, to: string }} Change the lines of the source that a mutant changes, blanks folded
 * @typedef {Change & { because: string }} Explained
 * @typedef {object} Known what is known of the changes that no test notices
 * @property {Readonly<Record<string, readonly Explained[]>>} explained by file: why each changes nothing that matters
 * @property {Readonly<Record<string, number>>} unexamined by file: how many are not examined yet, at most
 */

/**
 * Compares the mutants that no test noticed with the known ones. Explanations name the lines themselves, since their
 * numbers change with every edit above.
 *
 * @param {MutatedFiles} files
 * @param {Known} known
 * @returns {readonly string[]} a sentence for each fault, with what to do; none when all is as it should be
 */
export function faultsAmong(files, { explained, unexamined }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const known = explained[file] ?? [];
    const lines = source.split('\n');
    const survivors = mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map((mutant) => ({ mutant, change: changeOf(mutant, lines) }))
      .filter(({ change }) => !known.some((each) => isSame(each, change)));
    const all = mutants.map((mutant) => changeOf(mutant, lines));
    const gone = known.filter((each) => !all.some((change) => isSame(each, change)));
    const most = unexamined[file] ?? 0;
    return [
      ...(survivors.length > most ? survivors.map((survivor) => unnoticed(file, survivor)) : []),
      ...gone.map(({ from, to }) => `${file}: explained, but the source has it no more: ${from} → ${to}`),
    ];
  });
}

/**
 * @param {string} file
 * @param {{ mutant: Mutant, change: Change }} survivor
 */
function unnoticed(file, { mutant, change }) {
  return `${file}:${mutant.location.start.line}: no test notices\n    ${change.from}\n  → ${change.to}`;
}

/**
 * @param {Mutant} mutant
 * @param {readonly string[]} lines
 * @returns {Change}
 */
function changeOf({ location: { start, end }, replacement = '' }, lines) {
  const before = lines[start.line - 1]?.slice(0, start.column - 1) ?? '';
  const after = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  return {
    from: folded(lines.slice(start.line - 1, end.line).join('\n')),
    to: folded(before + replacement + after),
  };
}

/** @param {string} text */
const folded = (text) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * @param {Change} one
 * @param {Change} other
 */
const isSame = (one, other) => one.from === other.from && one.to === other.to;
