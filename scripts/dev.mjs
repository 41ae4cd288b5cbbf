// npm run dev: the till in real Electron, built again at each change. A change of the screens reloads them, on the same
// sale and with the same draft, because main holds both; a change of main, of the preload or of the sandbox starts the
// till again. Arguments go to the application, as with npm start; with --inspect=9229 --remote-debugging-port=9222 a
// debugger can attach to main and to the screens.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { modeSwitches } from './mode-switches.mjs';
import { main, PROJECT } from './project.mjs';
import { readJson } from './runtime/json.mjs';
import { run } from './runtime/program.mjs';
import { withElectron } from './runtime/with-electron.mjs';

/** An application of its own beside out/, whose bundles stay what npm start and the tests built. */
const APP = join(PROJECT, 'out', 'dev');
const BUNDLES = ['main', 'preload', 'renderer', 'sandbox'];
const SETTLE_MS = 150;

/** What a till that runs has not loaded yet must stay until it ends: bundles are removed here, never at a change. */
function startAfresh() {
  rmSync(APP, { recursive: true, force: true });
  const {
    name,
    productName,
    version,
    main: entry,
  } = /** @type {Record<string, string>} */ (readJson(join(PROJECT, 'package.json')));
  mkdirSync(APP, { recursive: true });
  writeFileSync(join(APP, 'package.json'), JSON.stringify({ name, productName, version, main: entry }));
}

/**
 * Builds a bundle now and at each change of what it is made of.
 *
 * @param {string} bundle
 * @param {(bundle: string) => void} onBuilt
 * @returns {Promise<() => Promise<void>>} ends the watch
 */
async function watch(bundle, onBuilt) {
  const watcher = await build({
    root: bundle === 'renderer' ? join(PROJECT, 'src-renderer') : PROJECT,
    configFile: join(PROJECT, `vite.${bundle}.config.mts`),
    mode: 'development',
    logLevel: 'warn',
    build: {
      watch: {},
      minify: false,
      sourcemap: true,
      outDir: join(APP, 'out', bundle),
      emptyOutDir: false,
    },
  });
  if (!('on' in watcher)) throw new Error(`${bundle} is not watched`);
  await new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      resolve(undefined);
      onBuilt(bundle);
    });
  });
  return () => watcher.close();
}

/** @returns {Promise<number>} a free port of the loopback interface, on which Electron takes the order to reload */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/**
 * The port that a debugger of the screens was told.
 *
 * @param {readonly string[]} args
 */
function portIn(args) {
  const named = args.find((arg) => arg.startsWith('--remote-debugging-port='));
  return named === undefined ? undefined : Number(named.split('=')[1]);
}

/** @param {number} port */
async function reloadScreens(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.reload()));
  await browser.close();
}

await main(async () => {
  startAfresh();
  const asked = process.argv.slice(2);
  return withElectron(
    { project: PROJECT, tests: false, say: console.log },
    async ({ program, args, env }) => {
      const port = portIn(asked) ?? (await freePort());
      const mode = modeSwitches(asked, env);
      const switches = [`--remote-debugging-port=${port}`, ...mode, '--windowed', '--log-level=3', ...asked];
      /** @type {Set<string>} */
      const changed = new Set();
      let running = new AbortController();
      let started = false;

      /** @type {NodeJS.Timeout | undefined} */
      let settling;
      const onBuilt = (/** @type {string} */ bundle) => {
        if (!started) return;
        changed.add(bundle);
        clearTimeout(settling);
        settling = setTimeout(() => {
          const onlyScreens = [...changed].every((name) => name === 'renderer');
          console.log(
            `Changed: ${[...changed].join(', ')}. ${onlyScreens ? 'Reloading' : 'Starting again'}.`,
          );
          changed.clear();
          if (!onlyScreens) running.abort();
          else reloadScreens(port).catch((/** @type {unknown} */ error) => console.error(error));
        }, SETTLE_MS);
      };

      const ends = await Promise.all(BUNDLES.map((bundle) => watch(bundle, onBuilt)));
      started = true;
      try {
        for (;;) {
          running = new AbortController();
          const { signal } = running;
          const { code } = await run(program, [...args, APP, ...switches], { env, shown: true, signal });
          // The cashier's own way out ends it all; a change starts it again.
          if (!signal.aborted) return code;
        }
      } finally {
        await Promise.all(ends.map((end) => end()));
      }
    },
  );
});
