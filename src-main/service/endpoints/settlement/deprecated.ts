import { readAll } from '../../requests/read-all.ts';
import { at } from '../../requests/path.ts';
import { merchantSettlement } from './records.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Sender } from '../../sending/sender.ts';

/**
 * The `/MerchantSettlements/...` family (spec "Settlement and reconciliation"). It is deprecated and always empty, so
 * nothing about money is read from it; the contract tests compare it with the service's description. The specification
 * does not state the exact paths.
 */
export function deprecatedSettlements(sender: Sender) {
  const list = (path: Result<string>, signal: AbortSignal) =>
    readAll(sender, path, merchantSettlement, signal);
  return {
    ofMerchant: (merchantId: string, signal: AbortSignal) =>
      list(at`/MerchantSettlements/merchant/${merchantId}`, signal),
    get: (id: string, signal: AbortSignal) => list(at`/MerchantSettlements/${id}`, signal),
    paymentIds: (id: string, signal: AbortSignal) => list(at`/MerchantSettlements/payment-ids/${id}`, signal),
    info: (id: string, signal: AbortSignal) => list(at`/MerchantSettlements/settlement-info/${id}`, signal),
    between: (signal: AbortSignal) => list(at`/MerchantSettlements/merchant/between`, signal),
    paymentSettlements: (merchantId: string, signal: AbortSignal) =>
      list(at`/MerchantSettlements/merchant-payment-settlements/merchant/${merchantId}`, signal),
  };
}
