import type { Socket } from 'node:net';

const CONTINUE = /^HTTP\/1\.[01] 100[ \r]/;
/** As long as the beginning of its status line. */
const STATUS_BYTES = 'HTTP/1.1 100 '.length;
const MAX_HEAD_BYTES = 8 * 1024;

/**
 * Takes a `100 Continue` out of what a socket reads, where an answer begins. A client must bear it unasked (RFC 9110,
 * "Informational 1xx"), and proxies send it; undici takes it for a broken connection, and a create would look lost.
 * undici writes a request in one go and reads with `read()` alone, one answer after the other.
 */
export function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let atStart = true;
  let held: Buffer = Buffer.alloc(0);

  socket.write = (...args: unknown[]) => {
    atStart = true;
    return write(...args);
  };
  socket.read = (size?: number): Buffer | null => {
    for (;;) {
      const chunk = read(size) as Buffer | null;
      if (chunk === null || !atStart) return chunk;
      held = withoutContinue(Buffer.concat([held, chunk]));
      if (isUndecided(held)) continue;
      const answer = held;
      held = Buffer.alloc(0);
      atStart = false;
      return answer;
    }
  };
}

function withoutContinue(bytes: Buffer): Buffer {
  let rest = bytes;
  while (CONTINUE.test(startOf(rest))) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) break;
    rest = rest.subarray(end + 4);
  }
  return rest;
}

/** Whether the answer's beginning may still be that of a `100 Continue`. */
function isUndecided(bytes: Buffer): boolean {
  const start = startOf(bytes);
  if (start.length < STATUS_BYTES)
    return 'HTTP/1.1 100 '.startsWith(start) || 'HTTP/1.0 100 '.startsWith(start);
  return CONTINUE.test(start) && bytes.length < MAX_HEAD_BYTES;
}

function startOf(bytes: Buffer): string {
  return bytes.subarray(0, STATUS_BYTES).toString('latin1');
}
