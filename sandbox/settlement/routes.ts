import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { addMerchantSettlements } from './merchant-routes.ts';
import { addSettlementRecords } from './record-routes.ts';
import type { SettlementParts } from './settlement-parts.ts';

/** Every endpoint of spec "Settlement and reconciliation". */
export function addSettlement(app: FastifyInstance, parts: SettlementParts): void {
  addSettlementRecords(app, parts);
  addMerchantSettlements(app, parts);
  addDeprecatedSettlements(app, parts.admission);
}

/**
 * The `/MerchantSettlements/...` family: deprecated and always empty (spec "Settlement and reconciliation",
 * "Versioning"). The specification does not show the exact paths, so every path below it is answered.
 */
function addDeprecatedSettlements(app: FastifyInstance, admission: Admission): void {
  app.get('/MerchantSettlements/*', { onRequest: admission.apiKey }, (_request, reply) => {
    reply.header('deprecation', 'true').send({ data: [], total: 0, page: 0 });
  });
}
