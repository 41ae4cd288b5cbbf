import { notShown } from '../not-shown.ts';
import type { Parameter, PathItem, Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { BY_KEY } from '../security.ts';
import { ok, operation } from './operation.ts';
import type { Family } from './operation.ts';

const DEPRECATED: Family = { tag: 'Settlement', section: 'Settlement and reconciliation', security: BY_KEY };

const empty = (id: string, summary: string, ...parameters: Parameter[]): PathItem => ({
  ...(parameters.length > 0 && { parameters }),
  get: operation(DEPRECATED, {
    id,
    summary,
    deprecated: true,
    success: ok('Nothing, always.', 'EmptyResult'),
  }),
  ...notShown('The exact path; only this family and the names of its members are shown.'),
});

/** Spec "Settlement and reconciliation": the `/MerchantSettlements/...` family returns empty results. */
export const deprecatedSettlementPaths: Paths = {
  '/MerchantSettlements/merchant/{merchantId}': empty(
    'listOldMerchantSettlements',
    'Settlements of a merchant',
    inPath('merchantId'),
  ),
  '/MerchantSettlements/{id}': empty('getOldMerchantSettlement', 'One merchant settlement', inPath('id')),
  '/MerchantSettlements/payment-ids/{id}': empty(
    'listOldSettlementPaymentIds',
    'Payments of a merchant settlement',
    inPath('id'),
  ),
  '/MerchantSettlements/settlement-info/{id}': empty(
    'getOldSettlementInfo',
    'About a merchant settlement',
    inPath('id'),
  ),
  '/MerchantSettlements/merchant/between': empty(
    'listOldMerchantSettlementsBetween',
    'Settlements of a merchant in a window',
  ),
  '/MerchantSettlements/merchant-payment-settlements/merchant/{merchantId}': empty(
    'listOldMerchantPaymentSettlements',
    'Payment settlements of a merchant',
    inPath('merchantId'),
  ),
};
