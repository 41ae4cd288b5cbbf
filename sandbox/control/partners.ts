import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';

/** Every partner API key in full: what stands for a partner and everything below it. */
export function addPartnerControl(app: FastifyInstance, { partnerApiKeys }: World): void {
  app.get('/partners', () => partnerApiKeys.all().map(({ partnerId, apiKey }) => ({ partnerId, apiKey })));
}
