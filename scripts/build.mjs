// npm run build: the six bundles in out/.
import { buildAll } from './bundles.mjs';
import { main } from './project.mjs';

await main(async () => {
  await buildAll();
  console.log('Built main, ledger, rehearsal, preload, renderer and sandbox in out/');
  return 0;
});
