import { once } from 'node:events';
import { connect } from 'node:net';
import { unlessAborted } from '../../../supervision/deadline.ts';
import { Inbox } from './inbox.ts';
import type { Socket } from 'node:net';
import type { PrinterLine } from './printer-line.ts';

/** How long a printer that has received everything may take to close the connection. Many never do. */
const HANG_UP_MS = 1_000;

/** Opens a connection for raw printing over TCP. */
export async function openNetworkLine(
  { host, port }: { readonly host: string; readonly port: number },
  signal: AbortSignal,
): Promise<PrinterLine> {
  const socket = connect({ host, port, noDelay: true });
  await unlessAborted(once(socket, 'connect'), signal, () => socket.destroy());
  const inbox = new Inbox();
  socket.on('data', (bytes) => inbox.push(bytes));
  socket.on('error', (error) => inbox.lose(error));
  socket.on('close', () => inbox.lose(new Error('the printer hung up')));
  return {
    send: (bytes, sending) => unlessAborted(write(socket, bytes), sending),
    receive: (wanted, receiving) => inbox.receive(wanted, receiving),
    close: (how) => (how === 'finish' ? finish(socket) : drop(socket)),
  };
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback reports a lost socket, too.
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function finish(socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(HANG_UP_MS) });
  socket.end();
  await closed.catch(() => undefined);
  socket.destroy();
}

/** Resets the connection. A plain close would still deliver what the system holds, and nobody expects it any more. */
function drop(socket: Socket): Promise<void> {
  if (!socket.destroyed) socket.resetAndDestroy();
  return Promise.resolve();
}
