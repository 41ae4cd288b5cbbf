// npm run replay -- BUNDLE: what a till did and showed, out of the bundle that it made for support (docs/troubleshooting.md).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { main, PROJECT } from './project.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/** @typedef {{ replayInWords: (text: string) => string }} Replay */

await main(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new SetUpError('Say which: npm run replay -- BUNDLE');
  const { INIT_CWD: cwd = process.cwd() } = process.env;
  // Written in TypeScript, which Node does not read by itself.
  const options = { configFile: /** @type {const} */ (false), root: PROJECT };
  const { module } = /** @type {{ module: Replay }} */ (
    await runnerImport('src-main/diagnosis/bundle/replay.ts', options)
  );
  console.log(replayed(module, resolve(cwd, file)));
  return 0;
});

/**
 * @param {Replay} replay
 * @param {string} file
 */
function replayed({ replayInWords }, file) {
  try {
    return replayInWords(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SetUpError(`${file} cannot be replayed: ${why}`);
  }
}
