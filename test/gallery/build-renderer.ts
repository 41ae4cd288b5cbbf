import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Apart from `out/`, so that a gallery run never disturbs an application that is being tested. */
export const rendererFolder = fileURLToPath(new URL('../../test-results/gallery-renderer', import.meta.url));

/** The production build, because that is what the strict content security policy applies to. */
export async function buildRenderer(): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL('../../vite.renderer.config.mts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir: rendererFolder },
  });
}
