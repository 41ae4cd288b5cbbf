import { mkdirSync } from 'node:fs';
import { tillThatMadeAll } from '../../support/back-office/till-that-made.ts';
import { FirstPages } from './first-page.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type { PaymentOrder } from '../../../shared/contract/back-office/payments.ts';
import type { SettlementList } from '../../../shared/contract/back-office/settlements.ts';

/** Measures a till with its files in argv[2], at the service of argv[3] (its ready line), and prints the rows as JSON. */
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;
/** In so many days about a page of payments is made. */
const PAGE_OF_DAYS = 6;
const RECLAIMABLE = ['overpaid', 'underpaid', 'invalid', 'expired', 'cancelled'];
const MERCHANT = 'mer_Training';
/** Which sales are the page's is known once it is there: what was not read ahead is read after it. */
const SORTED = 2;

const [, , folder = '', readyLine = '{}'] = process.argv;
const service = JSON.parse(readyLine) as Parameters<typeof tillThatMadeAll>[0] & {
  readonly secrets: { readonly backOfficeKey: string };
};
mkdirSync(folder, { recursive: true });
const { till, commands } = await tillThatMadeAll(service, Date.now() - YEAR_MS, folder);
const pages = new FirstPages(service.baseUrl, service.secrets.backOfficeKey);
const found = await commands['hierarchy.children']({ kind: 'merchant', id: MERCHANT, page: 0 });
const location = found.ok ? (found.value.entries.find(({ kind }) => kind === 'location')?.id ?? '') : '';
console.log(
  JSON.stringify([
    await pages.of('Payments', () => payments('terminal'), [history('Terminals/term_Training01')]),
    await pages.of('Payments of the merchant', () => payments('merchant'), [
      history(`Merchants/${MERCHANT}`),
      history('Terminals/term_Training01'),
    ]),
    await pages.ofOwnRequests('Payments of the partner', () => payments('partner')),
    await pages.ofOwnRequests('Payments, oldest first', () => payments('terminal', 'oldest'), SORTED),
    await pages.ofOwnRequests('Payments, changed last', () => payments('terminal', 'changed'), SORTED),
    await pages.ofOwnRequests('Payments by status', () => payments('terminal', 'status'), SORTED),
    await pages.ofOwnRequests('Payments by status, merchant', () => payments('merchant', 'status'), SORTED),
    await pages.ofOwnRequests('Payments that were not read before', notReadBefore('newest')),
    await pages.ofOwnRequests(
      'Payments that were not read before, oldest first',
      notReadBefore('oldest'),
      SORTED,
    ),
    await pages.ofOwnRequests(
      'Payments that were not read before, changed last',
      notReadBefore('changed'),
      SORTED,
    ),
    await pages.of('Reclaims', () => commands['payments.reclaims']({ scope: 'terminal' }), [
      `${history('Terminals/term_Training01', 100)}${RECLAIMABLE.map((status) => `&StatusCode=${status}`).join('')}`,
    ]),
    await pages.of('Settlements', () => list('settlements'), [newest('Settlements')]),
    await pages.of('Batches', () => list('batches'), [newest('Batches')]),
    await pages.of('Deposits', () => list('deposits'), [newest('Deposits')]),
    await pages.ofOwnRequests('Merchants', () => commands['merchants.find']({ text: '', page: 0 })),
    await pages.ofOwnRequests('Locations', () => children('merchant', MERCHANT)),
    await pages.ofOwnRequests('Terminals', () => children('location', location)),
    await pages.ofOwnRequests('Applications', () =>
      commands['applications.list']({ search: { text: '' }, page: 0 }),
    ),
    await pages.ofOwnRequests('Update requests', () =>
      commands['updateRequests.list']({ merchantId: MERCHANT }),
    ),
  ]),
);
till.close();
await pages.close();

function payments(scope: HistoryScope, order?: PaymentOrder) {
  return commands['payments.find']({ search: { scope, ...(order && { order }) } });
}

/** Each time the page of other days: the till keeps sales that it has read, and a manager reads most of them once. */
function notReadBefore(order: PaymentOrder) {
  const now = Date.now();
  let days = 0;
  return () => {
    days += PAGE_OF_DAYS;
    const when = order === 'newest' ? { to: now - days * DAY_MS } : { from: now - YEAR_MS + days * DAY_MS };
    return commands['payments.find']({ search: { scope: 'terminal', order, ...when } });
  };
}

function children(kind: 'merchant' | 'location', id: string) {
  return commands['hierarchy.children']({ kind, id, page: 0 });
}

function list(of: SettlementList) {
  const search = { list: of, scope: 'merchant', oldestFirst: false } as const;
  return commands['settlements.list']({ search, page: 0 });
}

function history(of: string, pageSize = 50): string {
  const until = new Date(Date.now() + 300_000).toISOString();
  return `${of}/payments?From=1970-01-01T00:00:00.000Z&To=${until}&Page=0&PageSize=${pageSize}`;
}

function newest(of: string): string {
  return `${of}?MerchantIds=${MERCHANT}&Page=0&PageSize=50&SortBy=created&SortDirection=desc`;
}
