import { breaking, note } from './finding.mjs';
import { findField } from './find-field.mjs';
import { contentOf, resolve } from './shapes.mjs';
import { typesOf, valuesOf } from './variants.mjs';

/**
 * @typedef {import('./finding.mjs').Finding} Finding
 * @typedef {{ document: import('./shapes.mjs').Document, operation: import('./shapes.mjs').Operation }} Described
 */

/**
 * What the till reads of the answer.
 *
 * @param {Described} ours
 * @param {Described} theirs
 * @param {import('./till-uses.mjs').Use} use
 * @returns {Finding[]}
 */
export function answerFindings(ours, theirs, { reads }) {
  const [before, now] = [successOf(ours), successOf(theirs)];
  if (now === undefined) return [note('the answer is not described')];
  return Object.entries(reads).flatMap(([way, read]) => {
    const field = findField(theirs.document, now, way);
    if (typeof field === 'string') {
      const words = `answer ${way} is not described any more`;
      return [read.needed ? breaking(words) : note(words)];
    }
    const known = findField(ours.document, before, way);
    return typeof known === 'string' ? [] : readFindings(`answer ${way}`, known, field, read);
  });
}

/**
 * @param {string} name
 * @param {import('./find-field.mjs').Field} known
 * @param {import('./find-field.mjs').Field} field
 * @param {import('./till-uses.mjs').Read} read
 * @returns {Finding[]}
 */
function readFindings(name, known, field, read) {
  const types = typesOf(field.variants);
  if (types !== undefined && !types.every((type) => read.types.includes(type))) {
    return [breaking(`${name} is now ${types.join(' or ')}; the till understands ${read.types.join(', ')}`)];
  }
  /** @type {Finding[]} */
  const findings = [];
  if (known.required && !field.required) findings.push(note(`${name} may be missing now`));
  const values = valuesOf(field.variants);
  const gone = read.actsOn?.filter((value) => values?.includes(value) === false) ?? [];
  const wereKnown = new Set(known.variants.flatMap((variant) => variant.enum ?? []));
  const added = read.actsOn ? (values ?? []).filter((value) => !wereKnown.has(value)) : [];
  findings.push(...gone.map((value) => breaking(`${name} is never "${value}" any more`)));
  findings.push(
    ...added.map((value) => note(`${name} can be ${JSON.stringify(value)}, unknown to the till`)),
  );
  return findings;
}

/** @param {Described} where */
function successOf({ document, operation }) {
  const [success] = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return success && contentOf(resolve(document, success[1]));
}
