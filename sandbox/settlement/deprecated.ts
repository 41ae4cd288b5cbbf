import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';

/**
 * The `/MerchantSettlements/...` family: deprecated and always empty (spec "Settlement and reconciliation",
 * "Versioning"). The specification does not show the exact paths, so every path below it is answered.
 */
export function addDeprecatedSettlements(app: FastifyInstance, admission: Admission): void {
  app.get('/MerchantSettlements/*', { onRequest: admission.apiKey }, (_request, reply) => {
    reply.header('deprecation', 'true').send({ data: [], total: 0, page: 0 });
  });
}
