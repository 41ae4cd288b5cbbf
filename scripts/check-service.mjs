// npm run check:service -- --base-url URL: how a service's own description differs from ours, in what the till uses.
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { compare } from './check-service/compare.mjs';
import { readDescription } from './check-service/read-description.mjs';
import { report } from './check-service/report.mjs';
import { main, PROJECT } from './project.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/** @typedef {{ DESCRIPTION: import('./check-service/shapes.mjs').Document }} OurModule */

await main(async () => {
  const theirs = await readDescription(baseUrl());
  // Written in TypeScript, which Node does not read by itself.
  const options = { configFile: /** @type {const} */ (false), root: PROJECT };
  const { module } = /** @type {{ module: OurModule }} */ (
    await runnerImport('sandbox/description/description.ts', options)
  );
  const differences = compare(module.DESCRIPTION, theirs);
  console.log(report(differences));
  return differences.some(({ breaking }) => breaking) ? 1 : 0;
});

function baseUrl() {
  const usage = 'Say which service: npm run check:service -- --base-url https://…';
  try {
    const { values } = parseArgs({ options: { 'base-url': { type: 'string' } } });
    if (values['base-url'] !== undefined) return values['base-url'];
  } catch {
    // An unknown argument.
  }
  throw new SetUpError(usage);
}
