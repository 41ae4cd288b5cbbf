import type { FastifyInstance } from 'fastify';
import { forbidden } from './service-error.ts';

/** `localhost` and the names below it lead nowhere else (RFC 6761, 6.3). */
const LOOPBACK_HOST = /^(([a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/**
 * The sandbox listens on this machine only, where every browser can reach it too. A page of the internet that had its own
 * name resolve to 127.0.0.1 would read what is answered here: so a request for any other host is refused, and so is one
 * that a browser sends on behalf of another origin. https://developer.mozilla.org/docs/Web/Security/Attacks/DNS_Rebinding
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

/** A front that speaks TLS before the sandbox has the same host and port. */
function isOwn(origin: string, host: string): boolean {
  return [`http://${host}`, `https://${host}`].includes(origin.toLowerCase());
}
