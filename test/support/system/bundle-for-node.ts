import { join } from 'node:path';
import { messageCatalogues } from '../../../scripts/messages/vite-plugin.mjs';
import { buildInPlace } from './build-in-place.ts';

/** Packages with a binary of their own, and the one that only the till has. */
const NATIVE = ['libsql', 'serialport', 'usb', 'electron'];

/** Bundles a TypeScript program so that a plain Node process can run it, and answers the file. */
export async function bundleForNode(entry: string, name: string): Promise<string> {
  const folder = await buildInPlace({
    configFile: false,
    plugins: [messageCatalogues()],
    logLevel: 'warn',
    build: {
      ssr: entry,
      target: 'node20.18',
      rolldownOptions: { external: NATIVE, output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true, external: [...NATIVE] },
  });
  return join(folder, `${name}.mjs`);
}
