import { wholeList } from '../../requests/each-page.ts';
import { readPage } from '../../requests/page.ts';
import { at } from '../../requests/path.ts';
import { terminalPaymentsPath } from '../terminal-payments/terminal-payments.ts';
import { historyQuery } from './query.ts';
import { readInPart } from './read-in-part.ts';
import { paymentInfo, paymentResponse } from './records.ts';
import type { z } from 'zod';
import type { Result } from '../../../../shared/failure.ts';
import type { WholeList } from '../../requests/each-page.ts';
import type { Page } from '../../requests/page.ts';
import type { Sender } from '../../sending/sender.ts';
import type { HistoryPageChoice, HistorySelection } from './query.ts';
import type { PartlyRead } from './read-in-part.ts';
import type { PaymentInfo, PaymentResponse } from './records.ts';

/** The history of one partner, merchant or terminal. */
export interface ScopeHistory<T> {
  /** One page, newest first unless `choice` has another order. */
  page(
    id: string,
    selection: HistorySelection,
    choice: HistoryPageChoice,
    signal: AbortSignal,
  ): Promise<Result<Page<T>>>;
  /** The same for a screen that names the payments of the page that cannot be read. */
  pageInPart(
    id: string,
    selection: HistorySelection,
    choice: HistoryPageChoice,
    signal: AbortSignal,
  ): Promise<Result<PartlyRead<T>>>;
  /**
   * Every payment of the selection. The oldest come first, so that payments created during the reading do not shift the
   * pages.
   */
  pages(id: string, selection: HistorySelection, signal: AbortSignal): WholeList<T>;
}

export interface History {
  readonly ofPartner: ScopeHistory<PaymentResponse>;
  readonly ofMerchant: ScopeHistory<PaymentResponse>;
  readonly ofTerminal: ScopeHistory<PaymentInfo>;
}

/** `GET /Partners/{id}/payments`, `/Merchants/{id}/payments`, `/Terminals/{id}/payments` (spec "Payment history"). */
export function history(sender: Sender): History {
  return {
    ofPartner: scope(sender, (id) => at`/Partners/${id}/payments`, paymentResponse),
    ofMerchant: scope(sender, (id) => at`/Merchants/${id}/payments`, paymentResponse),
    ofTerminal: scope(sender, terminalPaymentsPath, paymentInfo),
  };
}

const OLDEST_FIRST = { sortBy: 'created', sortDirection: 'asc' } as const;

function scope<T>(
  sender: Sender,
  pathOf: (id: string) => Result<string>,
  schema: z.ZodType<T>,
): ScopeHistory<T> {
  const page: ScopeHistory<T>['page'] = (id, selection, choice, signal) =>
    readPage(sender, pathOf(id), historyQuery(selection, choice), schema, signal);
  return {
    page,
    pageInPart: (id, selection, choice, signal) =>
      readInPart(schema, (each) =>
        readPage(sender, pathOf(id), historyQuery(selection, choice), each, signal),
      ),
    pages: (id, selection, signal) =>
      wholeList((number, pageSize) =>
        page(id, selection, { ...OLDEST_FIRST, page: number, pageSize }, signal),
      ),
  };
}
