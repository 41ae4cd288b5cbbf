import { succeeded } from '../../../shared/failure.ts';
import { isLastPage } from '../../service/requests/page.ts';
import { eachUnreadOnce } from '../../../shared/payment/unread-payments.ts';
import { fromPaymentInfo, fromPaymentResponse } from './payment-at-service.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type { PaymentAtService, UnreadPayment } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { HistoryPageChoice, HistorySelection } from '../../service/endpoints/history/query.ts';
import type { PartlyRead } from '../../service/endpoints/history/read-in-part.ts';
import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { ServiceAccess } from '../ports.ts';

/** The largest page (spec "Limits"). */
const PAGE = 100;
export interface ServicePage {
  readonly payments: readonly PaymentAtService[];
  /** Payments created before this moment were not read. Missing where there are none. */
  readonly searchedBackTo?: number;
  /** The reading stopped there to save the service's quota. */
  readonly isBrokenOff?: true;
  /** Payments of the same pages that cannot be read. */
  readonly unread?: readonly UnreadPayment[];
}

/** Whose history is read, and the currency where a record states none. */
export interface HistoryOf {
  readonly access: Pick<ServiceAccess, 'history' | 'merchants'>;
  readonly currencies: MerchantCurrencies;
  /** Partner, merchant and terminal, as the profile names them. */
  readonly ids: Readonly<Partial<Record<HistoryScope, string>>>;
  /** The terminal's, ISO 4217. */
  readonly currency: string;
}

/** Reads one page of the history at a scope, with the names of payments that cannot be read. */
export async function readServicePage(
  { access, currencies, ids, currency }: HistoryOf,
  scope: HistoryScope,
  selection: HistorySelection,
  { page, pageSize = PAGE, ...sort }: HistoryPageChoice & { readonly page: number },
  signal: AbortSignal,
): Promise<Result<ServicePage>> {
  const { history } = access;
  const { terminal: terminalId = '' } = ids;
  const choice = { page, pageSize, ...sort };
  const asked = { pageSize, until: selection.until };
  if (scope === 'terminal') {
    const read = await history.ofTerminal.pageInPart(terminalId, selection, choice, signal);
    return read.ok
      ? pageOf(read.value, asked, (record) => fromPaymentInfo(record, { currency, terminalId }))
      : read;
  }
  const wider = scope === 'merchant' ? history.ofMerchant : history.ofPartner;
  // A partner's payments may be in several currencies, so no merchant is assumed.
  const whose = scope === 'merchant' ? ids.merchant : undefined;
  const [read] = await Promise.all([
    wider.pageInPart(ids[scope] ?? '', selection, choice, signal),
    currencies.of([whose], access),
  ]);
  if (!read.ok) return read;
  const currencyOf = await currencies.of(
    read.value.records.map(({ merchantId = whose }) => merchantId),
    access,
  );
  return pageOf(read.value, asked, (record) => {
    const { merchantId = whose, currency: stated } = record;
    return fromPaymentResponse(record, currencyOf({ merchantId, currency: stated }));
  });
}

function pageOf<T>(
  { page, records, total, unread }: PartlyRead<T>,
  { pageSize, until }: { readonly pageSize: number; readonly until: number },
  read: (record: T) => PaymentAtService,
): Result<ServicePage> {
  const payments = records.map(read);
  const came = records.length + unread.length;
  const isLast = isLastPage({ page, ...(total !== undefined && { total }) }, came, pageSize);
  // The terminal's records may lack their time. Where all of them do, the list goes on from where this page began.
  const [oldest = until - 1] = payments.flatMap(({ createdAt }) => createdAt ?? []).slice(-1);
  const searchedBackTo = isLast ? undefined : oldest;
  return succeeded({
    payments,
    ...(searchedBackTo !== undefined && { searchedBackTo }),
    ...(unread.length > 0 && { unread }),
  });
}

/** The answers of two requests as one page. */
export function together(all: Result<ServicePage>, one: Result<ServicePage>): Result<ServicePage> {
  if (!all.ok || !one.ok) return all.ok ? one : all;
  const backTo = [all.value, one.value].flatMap(({ searchedBackTo }) => searchedBackTo ?? []);
  const unread = eachUnreadOnce([all.value, one.value].flatMap((page) => page.unread ?? []));
  return succeeded({
    payments: [...all.value.payments, ...one.value.payments],
    ...(backTo.length > 0 && { searchedBackTo: Math.max(...backTo) }),
    ...((all.value.isBrokenOff ?? one.value.isBrokenOff) && { isBrokenOff: true }),
    ...(unread.length > 0 && { unread }),
  });
}
