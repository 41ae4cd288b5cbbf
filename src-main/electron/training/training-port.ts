import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Below the ports that a system gives to whoever asks for any: Linux from 32768, Windows and macOS from 49152. One of
 * those would be another program's at the next start.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const DRAWN_PORTS = 20;
/** A till that was killed leaves its training service for a moment. */
const KEPT_PORT_TRIES = 10;
const BETWEEN_TRIES_MS = 100;

/**
 * The port of last time once it is free, so that codes on paper or screen stay true; after a second one that nobody has.
 * 0, which is any, where none was found.
 */
export async function trainingPort(lastPort: number | undefined): Promise<number> {
  for (let tried = 0; lastPort !== undefined && tried < KEPT_PORT_TRIES; tried++) {
    if (await isFree(lastPort)) return lastPort;
    await sleep(BETWEEN_TRIES_MS);
  }
  for (let drawn = 0; drawn < DRAWN_PORTS; drawn++) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
  return 0;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
