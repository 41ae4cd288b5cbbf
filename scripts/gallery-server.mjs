import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { PROJECT } from './project.mjs';

const BROWSE = join(PROJECT, 'test/gallery/browse');
const PAGE = '/gallery/';

/**
 * Serves every state of every screen from the sources, drawn again at each change, on a loopback port.
 *
 * @param {number} [port] any free one without it
 * @returns {Promise<{ server: import('vite').ViteDevServer, address: string }>} and the page that lists the states
 */
export async function serveGallery(port) {
  const server = await createServer({
    configFile: join(PROJECT, 'vite.renderer.config.mts'),
    root: join(PROJECT, 'src-renderer'),
    cacheDir: join(PROJECT, 'out/gallery'),
    logLevel: 'warn',
    // The pages of the build are named from the project's root.
    optimizeDeps: { entries: ['*.html'] },
    server: {
      host: '127.0.0.1',
      ...(port !== undefined && { port, strictPort: true }),
      fs: { allow: [PROJECT] },
    },
    plugins: [galleryPages()],
  });
  await server.listen();
  return { server, address: new URL(PAGE, server.resolvedUrls?.local[0]).href };
}

/** @returns {import('vite').Plugin} */
function galleryPages() {
  const file = (/** @type {string} */ name) => `/@fs${join(BROWSE, name)}`;
  return {
    name: 'gallery-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== PAGE) {
          next();
          return;
        }
        readFile(join(BROWSE, 'index.html'), 'utf8')
          .then((page) => server.transformIndexHtml(PAGE, page.replaceAll('./browse', file('browse'))))
          .then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { path }) => (path === PAGE ? page : withFrame(page, file('frame.ts'))),
    },
  };
}

/**
 * A page of the till, which `frame` starts once it stands for main. Without its policy: Vite's scripts, which draw again
 * what has changed, stand in the page.
 *
 * @param {string} page
 * @param {string} frame
 */
function withFrame(page, frame) {
  return page
    .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(
      /<script type="module" src="\.(?<program>[^"]+)">/,
      `<script type="module" src="${frame}" data-program="$<program>">`,
    );
}
