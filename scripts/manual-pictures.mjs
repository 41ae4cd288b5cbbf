// npm run pictures: the manual's pictures in docs/screenshots/, made of the gallery's screens as they are today.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGallery } from './gallery.mjs';
import { main, PROJECT } from './project.mjs';

await main(async () => {
  writeFileSync(join(PROJECT, 'docs/screenshots/words.json'), '{}\n');
  process.env['MANUAL_PICTURES'] = 'make';
  const { code, passed, failed } = await runGallery(['manual-pictures.spec.ts', '--workers=1']);
  console.log(`${passed} pictures made in docs/screenshots/, ${failed} not`);
  return code;
});
