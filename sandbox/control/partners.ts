import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';

/** Lists every partner API key in full. */
export function addPartnerControl(app: FastifyInstance, { partnerApiKeys }: World): void {
  app.get('/partners', () => partnerApiKeys.all().map(({ partnerId, apiKey }) => ({ partnerId, apiKey })));
}
