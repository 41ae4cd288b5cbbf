import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.mjs';
import { manifestOf } from '../runtime/json.mjs';
import { SetUpError } from '../runtime/set-up-error.mjs';

/**
 * What the changelog says of one version, for those who install it.
 *
 * @param {string} changelog the whole file
 * @param {string} version e.g. `1.2.0`
 * @returns {string} throws `SetUpError` when there is nothing: a release that says nothing of itself is not made
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => headed(text) === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes) throw new SetUpError(`CHANGELOG.md has no section "## ${version}" with text in it.`);
  return notes;
}

/**
 * The notes of the version that a tag names, which must be the project's own.
 *
 * @param {string} tag e.g. `v1.2.0`
 */
export function notesOfTag(tag) {
  const { version } = manifestOf(PROJECT);
  if (tag !== `v${version}`)
    throw new SetUpError(`The tag is ${tag}, and package.json says ${version}: they must be the same.`);
  return notesOf(readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8'), version);
}

/** @param {string} section */
const headed = (section) => section.split(/[\s\]]/, 1)[0]?.replace('[', '');
