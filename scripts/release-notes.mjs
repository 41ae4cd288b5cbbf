// npm run release:notes -- TAG: what the changelog says of the version that TAG names; fails when they do not fit.
import { notesOfTag } from './packaging/release-notes.mjs';
import { main } from './project.mjs';

await main(() => {
  console.log(notesOfTag(process.argv[2] ?? ''));
  return Promise.resolve(0);
});
