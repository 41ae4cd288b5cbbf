import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Builds the screens for one worker and answers the folder: apart from `out/`, so that a gallery run never disturbs an
 * application that is being tested. The production build, because that is what the strict content security policy
 * applies to.
 */
export async function buildRenderer(worker: number): Promise<string> {
  const folder = fileURLToPath(new URL(`../../test-results/gallery-renderer-${worker}`, import.meta.url));
  await build({
    configFile: fileURLToPath(new URL('../../vite.renderer.config.mts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir: folder },
  });
  return folder;
}
