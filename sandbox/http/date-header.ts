import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';

/** Answers carry the sandbox's time: clients correct their own clock by it. Node's own header tells machine time. */
export function addDateHeader(app: FastifyInstance, clock: SandboxClock): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (!clock.isMachineTime()) reply.header('date', new Date(clock.now()).toUTCString());
    done();
  });
}
