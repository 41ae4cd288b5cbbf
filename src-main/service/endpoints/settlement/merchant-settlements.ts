import { wholeList } from '../../requests/each-page.ts';
import { readPage } from '../../requests/page.ts';
import { at } from '../../requests/path.ts';
import { merchantSettlement, paymentSettlement } from './records.ts';
import type { z } from 'zod';
import type { Result } from '../../../../shared/failure.ts';
import type { WholeList } from '../../requests/each-page.ts';
import type { Page, PageChoice } from '../../requests/page.ts';
import type { Query } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';
import type { MerchantSettlement, PaymentSettlement } from './records.ts';

/** Parameters of these two endpoints, which begin in lower case (spec "Settlement and reconciliation"). */
export interface MerchantSettlementSelection {
  readonly merchantSettlementId?: string;
  readonly status?: string;
  /** ISO 8601, UTC. */
  readonly startTime?: string;
  readonly endTime?: string;
}

export interface MerchantSettlementPageChoice extends PageChoice {
  readonly sortByDirection?: 'asc' | 'desc';
}

export interface MerchantSettlementList<T> {
  page(
    merchantId: string,
    selection: MerchantSettlementSelection,
    choice: MerchantSettlementPageChoice,
    signal: AbortSignal,
  ): Promise<Result<Page<T>>>;
  /** Every record of the selection, oldest first. */
  pages(merchantId: string, selection: MerchantSettlementSelection, signal: AbortSignal): WholeList<T>;
}

/** `GET /Merchants/{merchantId}/settlements`: the settlements of a merchant. */
export function merchantSettlements(sender: Sender): MerchantSettlementList<MerchantSettlement> {
  return list(sender, (merchantId) => at`/Merchants/${merchantId}/settlements`, merchantSettlement);
}

/** `GET /Merchants/{merchantId}/payment-settlements`: the settlements of a merchant by payment. */
export function paymentSettlements(sender: Sender): MerchantSettlementList<PaymentSettlement> {
  return list(sender, (merchantId) => at`/Merchants/${merchantId}/payment-settlements`, paymentSettlement);
}

const OLDEST_FIRST = { sortByDirection: 'asc' } as const;

function list<T>(
  sender: Sender,
  pathOf: (merchantId: string) => Result<string>,
  schema: z.ZodType<T>,
): MerchantSettlementList<T> {
  const page: MerchantSettlementList<T>['page'] = (merchantId, selection, choice, signal) =>
    readPage(sender, pathOf(merchantId), queryOf(selection, choice), schema, signal);
  return {
    page,
    pages: (merchantId, selection, signal) =>
      wholeList((number, pageSize) =>
        page(merchantId, selection, { ...OLDEST_FIRST, page: number, pageSize }, signal),
      ),
  };
}

function queryOf(selection: MerchantSettlementSelection, choice: MerchantSettlementPageChoice): Query {
  const { merchantSettlementId, status, startTime, endTime } = selection;
  const { page, pageSize, sortByDirection } = choice;
  return { merchantSettlementId, status, startTime, endTime, page, pageSize, sortByDirection };
}
