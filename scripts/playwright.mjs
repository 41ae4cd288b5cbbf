// npm run e2e, npm run demo: runs a project of playwright.config.ts in real Electron.
//   node scripts/playwright.mjs PROJECT [arguments for Playwright, e.g. a test file]
import { buildStale } from './bundles.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { withElectron } from './runtime/with-electron.mjs';

const [project = 'e2e', ...further] = process.argv.slice(2);

await main(() =>
  withElectron({ project: PROJECT, tests: project === 'e2e', say: console.log }, async ({ env }) => {
    await buildStale();
    const args = [commandOf('@playwright/test', 'playwright'), 'test', `--project=${project}`, ...further];
    const { code } = await run(process.execPath, args, { cwd: PROJECT, env, shown: true });
    return code;
  }),
);
