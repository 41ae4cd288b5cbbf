import { answerFindings } from './answer-findings.mjs';
import { breaking, note } from './finding.mjs';
import { bodyFindings, queryFindings } from './sent-findings.mjs';
import { TILL_USES } from './till-uses.mjs';

/**
 * @typedef {import('./shapes.mjs').Document} Document
 * @typedef {import('./shapes.mjs').Operation} Operation
 * @typedef {import('./shapes.mjs').Parameter} Parameter
 * @typedef {import('./till-uses.mjs').Use} Use
 *
 * @typedef {import('./finding.mjs').Finding & { where: string }} Difference `where` is method and path
 */

/**
 * How another description differs from ours in what the till uses.
 *
 * @param {Document} ours
 * @param {Document} theirs
 * @returns {Difference[]}
 */
export function compare(ours, theirs) {
  return TILL_USES.flatMap((use) => {
    const where = `${use.method.toUpperCase()} ${use.path}`;
    return findingsOf(ours, theirs, use).map((finding) => ({ where, ...finding }));
  });
}

/**
 * @param {Document} ours
 * @param {Document} theirs
 * @param {Use} use
 * @returns {import('./finding.mjs').Finding[]}
 */
function findingsOf(ours, theirs, use) {
  const before = find(ours, use);
  if (before === undefined) throw new Error(`our own description lacks ${use.method} ${use.path}`);
  const now = find(theirs, use);
  if (now === undefined) {
    return use.elsewhere
      ? [note('is not described; the identity provider is another server')]
      : [breaking('is not there any more')];
  }
  const spelling = now.path === undefined ? [] : [note(`is spelled ${now.path}`)];
  const deprecated = now.operation.deprecated ? [note('is deprecated')] : [];
  return [
    ...spelling,
    ...deprecated,
    ...queryFindings(theirs, now.parameters, use),
    ...bodyFindings(theirs, now.operation, use),
    ...answerFindings(
      { document: ours, operation: before.operation },
      { document: theirs, operation: now.operation },
      use,
    ),
  ];
}

/**
 * The operation of a document that a use is about; names of path parameters do not matter, and payment paths appear in
 * two spellings (spec "Endpoints").
 *
 * @param {Document} document
 * @param {Use} use
 */
function find(document, use) {
  const wanted = shapeOf(use.path);
  const candidates = Object.entries(document.paths).filter(
    ([path]) => shapeOf(path).toLowerCase() === wanted.toLowerCase(),
  );
  const [path, item] = candidates.find(([each]) => shapeOf(each) === wanted) ?? candidates[0] ?? [];
  const operation = /** @type {Operation | undefined} */ (item?.[use.method]);
  if (path === undefined || operation === undefined) return undefined;
  const shared = /** @type {readonly Parameter[] | undefined} */ (item?.['parameters']);
  const parameters = [...(shared ?? []), ...(operation.parameters ?? [])];
  return { operation, parameters, ...(shapeOf(path) !== wanted && { path }) };
}

/** @param {string} path */
const shapeOf = (path) => path.replaceAll(/\{[^}]*\}/g, '{}');
