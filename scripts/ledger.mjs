// npm run ledger -- check|verify|backup|export|restore …: maintains a till's ledger without a till (docs/ledger.md).
import { buildStale } from './bundles.mjs';
import { main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';

await main(async () => {
  await buildStale(['ledger']);
  const { INIT_CWD: cwd = process.cwd() } = process.env;
  const program = [`${PROJECT}/out/ledger/index.cjs`, ...process.argv.slice(2)];
  return (await run(process.execPath, program, { cwd, shown: true })).code;
});
