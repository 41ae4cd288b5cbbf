// npm run ui [-- --port N]: every state of every screen in a browser, in each language, theme and size, from the sources:
// a change is seen as soon as it is saved.
import { parseArgs } from 'node:util';
import { serveGallery } from './gallery-server.mjs';
import { main } from './project.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' } } });

await main(async () => {
  const { server, address } = await serveGallery(values.port === undefined ? undefined : Number(values.port));
  console.log(`Every screen: ${address}`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  await server.close();
  return 0;
});
