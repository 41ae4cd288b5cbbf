import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/**
 * Writes `bill-of-materials.cdx.json` (CycloneDX) into `folder`: every package of the lock file with its version and
 * licence, those too that are bundled or only build the till. https://docs.npmjs.com/cli/commands/npm-sbom
 *
 * @param {string} folder
 * @returns {Promise<string>} the file
 */
export async function writeBillOfMaterials(folder) {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new SetUpError('The bill of materials is made by npm: use npm run package.');
  const asked = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { code, output } = await run(process.execPath, [npm, ...asked, '--loglevel=silent'], {
    cwd: PROJECT,
  });
  if (code !== 0) throw new SetUpError(`npm made no bill of materials: ${output}`);
  const file = join(folder, 'bill-of-materials.cdx.json');
  const bill = /** @type {{ metadata: { component: { name: string } } }} */ (JSON.parse(output));
  // npm takes the name of the folder that the checkout is in.
  bill.metadata.component.name = 'countertop';
  writeFileSync(file, JSON.stringify(bill, undefined, 2));
  return file;
}
