// npm run accessibility: axe and the keyboard on every screen, in every language and theme: a day in real Electron, then
// every state of the gallery in a plain Chromium. `npm test` runs the day with fewer pairs of language and theme.
import { buildStale } from './bundles.mjs';
import { runGallery } from './gallery.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { withElectron } from './runtime/with-electron.mjs';

await main(async () => {
  /** @type {number} */
  const day = await withElectron({ project: PROJECT, tests: true, say: console.log }, async ({ env }) => {
    await buildStale();
    const test = ['test', '--project=e2e', 'test/e2e/accessibility.spec.ts'];
    const args = [commandOf('@playwright/test', 'playwright'), ...test];
    const { code } = await run(process.execPath, args, {
      cwd: PROJECT,
      env: { ...env, EVERY_PAIR: '1' },
      shown: true,
    });
    return code;
  });
  const gallery = await runGallery(['accessibility.spec.ts', 'keyboard.spec.ts', ...process.argv.slice(2)]);
  console.log(
    `A day in Electron: ${day === 0 ? 'no violation' : 'FAILED'}. ` +
      `Gallery: ${gallery.passed} passed, ${gallery.failed} failed`,
  );
  return Math.max(day, gallery.code);
});
