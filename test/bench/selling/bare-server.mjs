// The least that can answer: node:http and the same bytes every time. Prints its address when it is ready.
//   node bare-server.mjs BODY
import { createServer } from 'node:http';

const body = process.argv[2] ?? '';
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
});
