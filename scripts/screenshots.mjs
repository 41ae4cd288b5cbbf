// npm run screenshots: every state of every screen on every display in four languages, with a contact sheet for each, in
// screenshots/. Fails when anything is cut off, laid over another, or too small to touch.
//   npm run screenshots -- -g waiting --workers=4
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runGallery } from './gallery.mjs';
import { main, PROJECT } from './project.mjs';

const FOLDER = join(PROJECT, 'screenshots');

await main(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const { code, passed, failed } = await runGallery(['screens.spec.ts', ...process.argv.slice(2)]);
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sheets = files.filter(({ parentPath }) => parentPath === FOLDER).length;
  console.log(
    `${files.length - sheets} screenshots, ${sheets} contact sheets in screenshots/; ` +
      `${passed} screen states as they should be, ${failed} not`,
  );
  return code;
});
