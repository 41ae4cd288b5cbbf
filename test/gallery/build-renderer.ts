import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildStale } from '../../scripts/bundles.mjs';

/** A folder of screens that `npm test` has just built. */
const BUILT = process.env['BUILT_RENDERER'];

/**
 * Where the screens of a gallery run are. Built for itself they are apart from `out/`, so that it never disturbs an
 * application that is being tested.
 */
export const RENDERER =
  BUILT ?? fileURLToPath(new URL('../../test-results/gallery-renderer', import.meta.url));

/**
 * Builds the screens once for all workers, and the sandbox, whose pages are tested as well. The production build, because
 * the strict content security policy applies to it.
 */
export default async function buildRenderer(): Promise<void> {
  if (BUILT !== undefined) return;
  await buildStale(['sandbox']);
  await build({
    configFile: fileURLToPath(new URL('../../vite.renderer.config.mts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir: RENDERER },
  });
}
