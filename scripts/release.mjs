// npm run release: release.json in dist/, which names the packages that lie there, of whatever system, and its signature
// (docs/updates.md).
import { join } from 'node:path';
import { buildStale } from './bundles.mjs';
import { writeRelease } from './packaging/release-file.mjs';
import { main, PROJECT } from './project.mjs';
import { manifestOf } from './runtime/json.mjs';

await main(async () => {
  await buildStale(['rehearsal']);
  const { packages, isSigned } = writeRelease({
    folder: join(PROJECT, 'dist'),
    version: manifestOf(PROJECT).version,
    program: join(PROJECT, 'out/rehearsal/index.cjs'),
    privateKey: process.env['COUNTERTOP_RELEASE_KEY'],
  });
  console.log(`release.json names ${packages.join(', ')}`);
  if (!isSigned) console.log('It is not signed: no till takes it without COUNTERTOP_RELEASE_KEY.');
  return 0;
});
