import type { FastifyInstance } from 'fastify';
import { addDeprecatedSettlements } from './deprecated.ts';
import { addMerchantSettlements } from './merchant-routes.ts';
import { addSettlementRecords } from './record-routes.ts';
import type { SettlementParts } from './settlement-parts.ts';

/** Every endpoint of spec "Settlement and reconciliation". */
export function addSettlement(app: FastifyInstance, parts: SettlementParts): void {
  addSettlementRecords(app, parts);
  addMerchantSettlements(app, parts);
  addDeprecatedSettlements(app, parts.admission);
}
