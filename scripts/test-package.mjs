// npm run test:package: packs the application with the runtime at hand and every fuse of a release, and runs on it what
// may behave otherwise than from a checkout. As root on Debian it is installed, too, sells, and is removed.
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAll } from './bundles.mjs';
import { writeNotices } from './notices.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { aptInstall, aptUsable } from './runtime/apt.mjs';
import { versionIn } from './runtime/electron.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';
import { withElectron } from './runtime/with-electron.mjs';

/** Reads the screen of an installed till, and types on it. */
const SCREEN_TOOLS = ['xdotool', 'imagemagick'];
/** The session of a kiosk on Linux. */
const KIOSK_SESSION = ['cage', 'xwayland'];
/** Makes and installs RPM packages. */
const RPM_TOOLS = ['rpm', 'cpio'];
const PACKAGE_TOOL = join(import.meta.dirname, 'packaging', 'package-tool.mjs');
const TARGET = aptUsable() ? ['--linux', 'deb', 'rpm', '--x64'] : ['--dir'];
/** Of a package that takes the place of the other; nothing else of it is different. */
const LATER = '99.0.0';

await main(() =>
  withElectron({ project: PROJECT, tests: true, say: console.log }, async ({ program, env }) => {
    await buildAll();
    writeNotices(join(PROJECT, 'out'));
    if (aptUsable()) {
      const failure = await aptInstall([...SCREEN_TOOLS, ...KIOSK_SESSION, ...RPM_TOOLS], process.env);
      if (failure !== undefined) throw new SetUpError(`apt-get: ${failure}`);
    }
    const runtime = dirname(program);
    const output = mkdtempSync(join(tmpdir(), 'countertop-package-'));
    // An ordinary user starts what is in it, too.
    chmodSync(output, 0o755);
    try {
      const once = await pack(runtime, output, TARGET);
      if (once !== 0) return once;
      const again = await pack(runtime, join(output, 'again'), ['--dir']);
      if (again !== 0) return again;
      const [debianPackage, rpmPackage] = ['.deb', '.rpm'].map((end) =>
        readdirSync(output).find((name) => name.endsWith(end)),
      );
      const after = join(output, 'after');
      if (rpmPackage !== undefined) {
        const unpacked = join(after, 'linux-unpacked');
        cpSync(join(output, 'linux-unpacked'), unpacked, { recursive: true, verbatimSymlinks: true });
        const later = ['--linux', 'rpm', '--x64', '--prepackaged', unpacked];
        const packed = await pack(runtime, after, [...later, `-c.extraMetadata.version=${LATER}`]);
        if (packed !== 0) return packed;
      }
      const { code } = await run(
        process.execPath,
        [commandOf('@playwright/test', 'playwright'), 'test', '--project=package', ...process.argv.slice(2)],
        {
          cwd: PROJECT,
          env: {
            ...env,
            PACKAGED_TILL: join(output, 'linux-unpacked', 'countertop'),
            PACKAGED_AGAIN: join(output, 'again', 'linux-unpacked'),
            ...(debianPackage !== undefined && { DEBIAN_PACKAGE: join(output, debianPackage) }),
            ...(rpmPackage !== undefined && {
              RPM_PACKAGE: join(output, rpmPackage),
              RPM_PACKAGE_AFTER: join(after, readdirSync(after).find((name) => name.endsWith('.rpm')) ?? ''),
            }),
          },
          shown: true,
        },
      );
      return code;
    } finally {
      rmSync(output, { recursive: true, force: true });
    }
  }),
);

/**
 * @param {string} runtime a folder
 * @param {string} output
 * @param {readonly string[]} target
 * @returns {Promise<number>} electron-builder's exit code
 */
async function pack(runtime, output, target) {
  const { code } = await run(
    process.execPath,
    [
      ...[commandOf('electron-builder'), ...target, '--publish', 'never'],
      ...[`-c.directories.output=${output}`, `-c.electronDist=${runtime}`],
      `-c.electronVersion=${versionIn(runtime)}`,
    ],
    { cwd: PROJECT, env: { ...process.env, CUSTOM_FPM_PATH: PACKAGE_TOOL }, shown: true },
  );
  return code;
}
