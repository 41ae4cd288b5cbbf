// npm run build: the four bundles in out/.
import { buildAll } from './bundles.mjs';
import { main } from './project.mjs';

await main(async () => {
  await buildAll();
  console.log('Built main, preload, renderer and sandbox in out/');
  return 0;
});
