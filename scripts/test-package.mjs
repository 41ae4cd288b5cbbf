// npm run test:package: packs the application with the runtime at hand, unpacked, with every fuse of a release, and runs
// on it what may behave otherwise than from a checkout.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAll } from './bundles.mjs';
import { writeNotices } from './notices.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { versionIn } from './runtime/electron.mjs';
import { run } from './runtime/program.mjs';
import { withElectron } from './runtime/with-electron.mjs';

await main(() =>
  withElectron({ project: PROJECT, tests: true, say: console.log }, async ({ program, env }) => {
    await buildAll();
    writeNotices(join(PROJECT, 'out'));
    const runtime = dirname(program);
    const output = mkdtempSync(join(tmpdir(), 'countertop-package-'));
    try {
      const packed = await run(
        process.execPath,
        [
          ...[commandOf('electron-builder'), '--dir', '--publish', 'never'],
          ...[`-c.directories.output=${output}`, `-c.electronDist=${runtime}`],
          `-c.electronVersion=${versionIn(runtime)}`,
        ],
        { cwd: PROJECT, shown: true },
      );
      if (packed.code !== 0) return packed.code;
      const { code } = await run(
        process.execPath,
        [commandOf('@playwright/test', 'playwright'), 'test', '--project=package', ...process.argv.slice(2)],
        {
          cwd: PROJECT,
          env: { ...env, PACKAGED_TILL: join(output, 'linux-unpacked', 'countertop') },
          shown: true,
        },
      );
      return code;
    } finally {
      rmSync(output, { recursive: true, force: true });
    }
  }),
);
