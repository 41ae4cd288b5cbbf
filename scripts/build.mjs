// npm run build: the five bundles in out/.
import { buildAll } from './bundles.mjs';
import { main } from './project.mjs';

await main(async () => {
  await buildAll();
  console.log('Built main, ledger, preload, renderer and sandbox in out/');
  return 0;
});
