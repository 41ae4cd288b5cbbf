import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a TypeScript program so that a plain Node process can run it, and answers the file. It lies within the
 * project, where native packages are found.
 */
export async function bundleForNode(entry: string, name: string): Promise<string> {
  const outDir = join(import.meta.dirname, '../../test-results/bundles');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node20.18',
      rolldownOptions: { external: ['libsql', 'electron'], output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true, external: ['libsql', 'electron'] },
  });
  return join(outDir, `${name}.mjs`);
}
