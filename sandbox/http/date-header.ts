import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';

/**
 * The `Date` header with the sandbox's time, because clients correct their clock by it. Node's own header has the
 * machine's time.
 */
export function addDateHeader(app: FastifyInstance, clock: SandboxClock): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (!clock.isMachineTime()) reply.header('date', new Date(clock.now()).toUTCString());
    done();
  });
}
