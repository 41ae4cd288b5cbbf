import { builtinModules } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import { messageCatalogues } from './scripts/messages/vite-plugin.mjs';

/**
 * electron-store comes with a checker for settings that have a schema, and with the order of versions for settings that
 * migrate from one to the next. Ours have and do neither, and every start would wait for both.
 */
const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (/^ajv(-formats|\/)/.test(source)) return NO_CHECKER;
    return source === 'semver' && /node_modules[\\/]conf[\\/]/.test(importer ?? '') ? NO_VERSIONS : undefined;
  },
  load: (id) => {
    if (id === NO_VERSIONS) return 'export default {};';
    return id === NO_CHECKER
      ? `export class Ajv2020 { constructor() { throw new Error('settings have no schema'); } }
         export default {};`
      : undefined;
  },
};
const NO_CHECKER = '\0no-schema-checker';
const NO_VERSIONS = '\0no-versions';

const outside = ['electron', 'original-fs', 'libsql', 'serialport', 'usb', /^node:/, ...builtinModules];

/**
 * The main process. CommonJS, so that it has run before Electron is ready wherever it is started from: schemes are
 * registered by then or never (https://www.electronjs.org/docs/latest/tutorial/esm). Two entries, so that the window opens
 * without loading the till's parts first, and one for the thread that watches the main one. The bundler alone divides what they share: groups of our own came out as
 * files that need each other.
 * `libsql`, `serialport` and `usb` are native and stay in node_modules.
 */
export default defineConfig({
  plugins: [withoutUnusedParts, messageCatalogues()],
  build: {
    ssr: true,
    outDir: 'out/main',
    target: 'node20.18',
    minify: true,
    rolldownOptions: {
      external: outside,
      input: {
        index: 'src-main/boot/index.ts',
        'start-till': 'src-main/boot/windows/start-till.ts',
        'main-watch': 'src-main/boot/process/main-watch.ts',
      },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
  ssr: { noExternal: true, external: ['electron', 'original-fs', 'libsql', 'serialport', 'usb'] },
});
