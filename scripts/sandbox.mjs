// npm run sandbox -- --port N: the service emulator by itself. Its standard output is its one ready line.
import { buildStale } from './bundles.mjs';
import { main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';

await main(async () => {
  await buildStale(['sandbox']);
  const args = ['out/sandbox/index.js', ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { cwd: PROJECT, shown: true });
  return code;
});
