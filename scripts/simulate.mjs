// npm run simulate -- --seeds N [--seed S] [--family F]: the sales core in simulated worlds, bundled from the source as it is now.
import { main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

await main(async () => {
  const built = await run(process.execPath, ['test/simulation/build.mjs'], { cwd: PROJECT });
  if (built.code !== 0) throw new SetUpError(`The simulation was not built.\n${built.output.trim()}`);
  const program = ['out/simulation/simulate.mjs', ...process.argv.slice(2)];
  return (await run(process.execPath, program, { cwd: PROJECT, shown: true })).code;
});
