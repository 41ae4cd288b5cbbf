import type { FastifyInstance } from 'fastify';
import { forbidden } from './service-error.ts';

/** `localhost` and the names below it always mean this machine (RFC 6761, 6.3). */
const LOOPBACK_HOST = /^(([a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/**
 * The sandbox listens on this machine only, which every browser on it can reach. A website could have its own name
 * resolve to 127.0.0.1 and read the answers. So requests for other hosts are refused, and requests that a browser sends
 * for another origin. https://developer.mozilla.org/docs/Web/Security/Attacks/DNS_Rebinding
 */
export function refuseForeignPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '', origin } = request.headers;
    if (!LOOPBACK_HOST.test(host)) throw forbidden('This address answers requests for this machine only.');
    if (origin !== undefined && !isOwn(origin, host))
      throw forbidden('A page of another origin may not use this service.');
    done();
  });
}

/** The scheme is not compared, because a proxy with TLS in front of the sandbox has the same host and port. */
function isOwn(origin: string, host: string): boolean {
  return [`http://${host}`, `https://${host}`].includes(origin.toLowerCase());
}
