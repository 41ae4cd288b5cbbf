import { join } from 'node:path';
import { build } from 'vite';
import { messageCatalogues } from '../../../scripts/messages/vite-plugin.mjs';

/** Packages with a binary of their own, and the one that only the till has. */
const NATIVE = ['libsql', 'serialport', 'usb', 'electron'];

/**
 * Bundles a TypeScript program so that a plain Node process can run it, and answers the file. It lies within the
 * project, where native packages are found.
 */
export async function bundleForNode(entry: string, name: string): Promise<string> {
  const outDir = join(import.meta.dirname, '../../../test-results/bundles');
  await build({
    configFile: false,
    plugins: [messageCatalogues()],
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node20.18',
      rolldownOptions: { external: NATIVE, output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true, external: [...NATIVE] },
  });
  return join(outDir, `${name}.mjs`);
}
