import { readAll } from '../../requests/read-all.ts';
import { at } from '../../requests/path.ts';
import { merchantSettlement } from './records.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Sender } from '../../sending/sender.ts';

/**
 * The `/MerchantSettlements/...` family (spec "Settlement and reconciliation"): deprecated and always empty, so it says
 * nothing about money. Here to check a service against its description, for nothing else; the exact paths are not shown.
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
