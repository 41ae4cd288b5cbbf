import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';

/**
 * The `/MerchantSettlements/...` family: deprecated, returns empty results whatever is asked (spec "Settlement and
 * reconciliation", "Versioning"). Its exact paths are not shown, so every one below it is answered.
 */
export function addDeprecatedSettlements(app: FastifyInstance, admission: Admission): void {
  app.get('/MerchantSettlements/*', { onRequest: admission.apiKey }, (_request, reply) => {
    reply.header('deprecation', 'true').send({ data: [], total: 0, page: 0 });
  });
}
