// npm run package: installers in dist/, with their sums and the bill of materials. Further arguments go to electron-builder.
import { join } from 'node:path';
import { writeBillOfMaterials } from './bill-of-materials.mjs';
import { buildAll } from './bundles.mjs';
import { writeNotices } from './notices.mjs';
import { writeSums } from './packaging/sums.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

const asked = process.argv.slice(2);

await main(async () => {
  // What is sold runs on the official release only, never on a runtime that is only on this machine.
  if (process.env['ELECTRON_OVERRIDE_DIST_PATH']) {
    throw new SetUpError(
      'Releases use the official Electron: unset ELECTRON_OVERRIDE_DIST_PATH and package again.',
    );
  }
  if (asked.some((arg) => /electron-?(dist|version|download)/i.test(arg))) {
    throw new SetUpError(
      'Releases use the official Electron of package.json: leave out its folder, version and download.',
    );
  }
  await buildAll();
  writeNotices(join(PROJECT, 'out'));
  const args = [commandOf('electron-builder'), '--publish', 'never', ...asked];
  const { code } = await run(process.execPath, args, { cwd: PROJECT, shown: true });
  if (code !== 0) return code;
  const dist = join(PROJECT, 'dist');
  await writeBillOfMaterials(dist);
  await writeSums(dist, process.platform);
  return 0;
});
