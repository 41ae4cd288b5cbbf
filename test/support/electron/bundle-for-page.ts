import { build } from 'vite';
import { messageCatalogues } from '../../../scripts/messages/vite-plugin.mjs';

/** Bundles a module of the screens to one script that leaves its exports in the global variable `name`. */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [messageCatalogues()],
    logLevel: 'warn',
    build: { write: false, target: 'chrome130', lib: { entry, name, formats: ['iife'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled`);
  return chunk.code;
}
