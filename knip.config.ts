import type { KnipConfig } from 'knip';

/**
 * What nobody uses fails: files, exports, dependencies. `knip --production` starts at the entries with an exclamation mark
 * alone: a file that only tests load fails there.
 */
const config: KnipConfig = {
  // Where programs begin that package.json does not name.
  entry: [
    'src-main/boot/index.ts!',
    // A thread of the main process, started by src-main/electron/process/watch-main.ts.
    'src-main/boot/process/main-watch.ts!',
    // Started in processes of its own: by src-main/electron/process/ledger-process.ts and scripts/ledger.mjs.
    'src-main/ledger/tool/program.ts!',
    // The same, by src-main/electron/process/rehearsal-process.ts.
    'src-main/updates/rehearsal/program.ts!',
    'src-main/preload/till.ts!',
    'src-main/preload/customer.ts!',
    'src-main/preload/kiosk.ts!',
    'src-renderer/main.tsx!',
    'src-main/preload/document.ts!',
    'src-renderer/features/documents/page/main.tsx!',
    'src-renderer/features/customer-display/main.tsx!',
    'src-renderer/features/kiosk/main.tsx!',
    'sandbox/index.ts!',
    // Started by scripts/replay.mjs.
    'src-main/diagnosis/bundle/replay.ts!',
    // For a receiver of partners' webhooks, which no till is: the sandbox's are tested by them.
    'src-main/service/webhooks/{partner-signature,onboarding-event}.ts!',
    // Copied into the registry-hosted runtime, which starts it.
    'scripts/runtime/default-app/main.cjs',
    // Started by electron-builder, which scripts/test-package.mjs tells where it is.
    'scripts/packaging/package-tool.mjs',
    // Bundled by the ledger's tests and killed in a process of its own.
    'test/support/ledger/append-until-killed.ts',
    'test/support/ledger/open-and-end.ts',
    'test/support/ledger/open-edited.ts',
    'test/support/ledger/open-flipped.ts',
    'test/support/ledger/open-ledger.ts',
    'test/support/ledger/close-until-killed.ts',
    // Bundled by the tests of exports that are cut off, and killed.
    'test/support/back-office/save-payouts-until-killed.ts',
    'test/support/reports/export-until-killed.ts',
    'test/support/updates/update-until-killed.ts',
    // Bundled by the test of secrets on standard input.
    'test/support/system/read-secrets.ts',
    // Bundled by test/bench/ledger/ledger.bench.ts.
    'test/bench/ledger/ledger-rows.ts',
    'test/bench/ledger/verify-beside.ts',
    // Bundled by test/bench/back-office/back-office.bench.ts.
    'test/bench/back-office/first-page-rows.ts',
    'test/bench/back-office/search-rows.ts',
    'test/bench/back-office/export-rows.ts',
    // Bundled by test/simulation/bundle.mjs, with the sales core as it is or broken on purpose.
    'test/simulation/run.ts',
    // Run by scripts/simulate.mjs.
    'test/simulation/build.mjs',
    // Pages of scripts/gallery-server.mjs.
    'test/gallery/browse/browse.ts',
    'test/gallery/browse/browse.css',
    'test/gallery/browse/frame.ts',
    // Processes of the bench.
    'test/bench/selling/bare-server.mjs',
    'test/bench/selling/payments-state.ts',
  ],
  project: [
    '{shared,src-main,src-renderer,sandbox}/**/*.{ts,tsx,css}!',
    '{scripts,test}/**/*.{ts,tsx,mjs,cjs,css}',
  ],
  playwright: { config: ['playwright.config.ts', 'test/gallery/playwright.config.ts'] },
  // Started by scripts/mutation.mjs.
  stryker: { config: ['test/mutation/stryker.config.json'] },
  // A style sheet's imports count as uses.
  compilers: {
    css: (text) => [...text.matchAll(/@import\s+'[^']+'/g)].join('\n').replaceAll('@import', 'import'),
  },
  // A type in the signature of an exported function is exported for whoever has to name it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Imported by what scripts/messages/ makes of the catalogues. `original-fs` comes with Electron.
  ignoreDependencies: ['@messageformat/runtime', 'original-fs'],
  // Programs of the system.
  ignoreBinaries: [
    ...['Xvfb', 'zbarimg', 'xdotool', 'import', 'mount', 'umount', 'mkfifo', 'setpriv', 'sha256sum'],
    ...['strace', 'gdb'],
    ...['apt-get', 'dpkg', 'dpkg-deb', 'systemd-analyze', 'rpm', 'rpmbuild', 'unshare'],
  ],
};

export default config;
