// npm run messages: makes the types of messages from the English catalogue, and says for each language what is missing,
// unused, identical to English or not right.
import { findings } from './messages/findings.mjs';
import { writeMessageTypes } from './messages/types.mjs';
import { main } from './project.mjs';

await main(async () => {
  await writeMessageTypes();
  const found = findings();
  for (const { language, what, keys } of found) console.log(`${language}: ${what}\n  ${keys.join('\n  ')}`);
  const total = found.reduce((sum, { keys }) => sum + keys.length, 0);
  console.log(total === 0 ? 'All messages are as they should be' : `${total} to mend`);
  return total === 0 ? 0 : 1;
});
