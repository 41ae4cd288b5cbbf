import { backOfficeEndpoints } from '../../../src-main/service/back-office/endpoints.ts';
import type { BackOfficeEndpoints } from '../../../src-main/service/back-office/endpoints.ts';
import type { MinimalForm } from '../../../src-main/service/endpoints/onboarding/forms.ts';
import type { Sender } from '../../../src-main/service/sending/sender.ts';

const signal = new AbortController().signal;
const window = { from: Date.UTC(2026, 0, 1), until: Date.UTC(2026, 0, 2) };
const form: MinimalForm = {
  merchantName: 'Corner Shop',
  partnerId: 'par_1',
  partnerMid: 'mid-1',
  signerFirstName: 'Ada',
  signerLastName: 'Lovelace',
  signerEmail: 'ada@example.test',
  feeInformation: {},
  cryptoEnvironment: 'sandbox',
};
const webhook = { endpointUrl: 'https://desk.example.test', eventTypes: ['merchantBoarded'] };
const document = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: Uint8Array.of(1, 2) };
const requestedAmount = { minor: 1234, currency: 'USD' };

type Calls = readonly (readonly [
  sent: string,
  call: (backOffice: BackOfficeEndpoints) => Promise<unknown>,
])[];

/** One call of every operation, with the method and path of the specification that it has to become. */
export const BACK_OFFICE_CALLS: Calls = [
  ...paymentCalls(),
  ...hierarchyCalls(),
  ...onboardingCalls(),
  ...reportingCalls(),
];

/** The same, each by one sender. */
export const OPERATIONS: readonly (readonly [sent: string, call: (sender: Sender) => Promise<unknown>])[] =
  BACK_OFFICE_CALLS.map(([sent, call]) => [sent, (sender) => call(allBy(sender))]);

/** Every family by the same sender. */
function allBy(sender: Sender): BackOfficeEndpoints {
  const senders = { payments: sender, entities: sender, onboarding: sender, reporting: sender };
  return backOfficeEndpoints({ ...senders, settlement: sender }, { environment: 'sandbox', currency: 'USD' });
}

function paymentCalls(): Calls {
  const intent = { merchantId: 'mer_1', terminalId: 'term_1', requestedAmount, reference: 'Order 7' };
  return [
    ['POST /Payments/crypto', (backOffice) => backOffice.payments.create(intent, 'key', signal)],
    ['GET /Payments/tracking/t%2F1', (backOffice) => backOffice.payments.track('t/1', signal)],
    [
      'POST /PaymentPages/p1/request-quote',
      (backOffice) => backOffice.payments.requestQuote('p1', {}, signal),
    ],
    [
      'POST /PaymentPages/p1/pending-transaction',
      (backOffice) => backOffice.payments.announceTransaction('p1', {}, signal),
    ],
  ];
}

function hierarchyCalls(): Calls {
  const merchantDetails = { name: 'Corner Shop', merchantCategoryCode: '0742' };
  const place = { name: 'Main Street', locationBusinessType: 'physical' } as const;
  const wish = { changes: { setRebateProgramEnabled: true }, justification: 'asked for' };
  return [
    ['GET /Partners/all?Page=2', (backOffice) => backOffice.partners.page({}, { page: 2 }, signal)],
    ['GET /Partners/par_1', (backOffice) => backOffice.partners.get('par_1', signal)],
    [
      'POST /Partners/par_1/partners',
      (backOffice) => backOffice.partners.createChild('par_1', { name: 'P' }, signal),
    ],
    ['GET /Partners/par_1/api-keys', (backOffice) => backOffice.apiKeys.ofPartner('par_1', signal)],
    [
      'POST /Partners/par_1/api-keys',
      (backOffice) => backOffice.apiKeys.createForPartner('par_1', {}, signal),
    ],
    ['GET /Partners/par_1/fee-schedule', (backOffice) => backOffice.feeSchedules.ofPartner('par_1', signal)],
    [
      'GET /Partners/par_1/merchants?Search=shop',
      (backOffice) => backOffice.partners.merchants('par_1').page({ search: 'shop' }, {}, signal),
    ],
    [
      'GET /Partners/par_1/representing-merchant',
      (backOffice) => backOffice.partners.representingMerchant('par_1', signal),
    ],
    ['GET /Merchants/all?PageSize=9', (backOffice) => backOffice.merchants.page({}, { pageSize: 9 }, signal)],
    ['GET /Merchants/mer_1', (backOffice) => backOffice.merchants.get('mer_1', signal)],
    [
      'POST /Merchants',
      (backOffice) => backOffice.merchants.create({ ...merchantDetails, partnerId: 'par_1' }, signal),
    ],
    ['PUT /Merchants/mer_1', (backOffice) => backOffice.merchants.update('mer_1', { name: 'N' }, signal)],
    ['DELETE /Merchants/mer_1', (backOffice) => backOffice.merchants.remove('mer_1', signal)],
    ['GET /Merchants/mer_1/locations', (backOffice) => backOffice.locations.ofMerchant('mer_1', signal)],
    ['POST /Merchants/mer_1/locations', (backOffice) => backOffice.locations.create('mer_1', place, signal)],
    ['GET /Locations/loc_1', (backOffice) => backOffice.locations.get('loc_1', signal)],
    ['PUT /Locations/loc_1', (backOffice) => backOffice.locations.update('loc_1', place, signal)],
    [
      'PATCH /Locations/loc_1/enabled',
      (backOffice) => backOffice.locations.setEnabled('loc_1', false, signal),
    ],
    ['DELETE /Locations/loc_1', (backOffice) => backOffice.locations.remove('loc_1', signal)],
    ['GET /Locations/loc_1/terminals', (backOffice) => backOffice.terminals.ofLocation('loc_1', signal)],
    ['GET /Merchants/mer_1/terminals', (backOffice) => backOffice.terminals.ofMerchant('mer_1', signal)],
    [
      'POST /Terminals',
      (backOffice) => backOffice.terminals.create({ name: 'T', locationId: 'loc_1' }, signal),
    ],
    ['GET /Terminals/term_1', (backOffice) => backOffice.terminals.get('term_1', signal)],
    ['PUT /Terminals/term_1', (backOffice) => backOffice.terminals.update('term_1', { name: 'T' }, signal)],
    ['DELETE /Terminals/term_1', (backOffice) => backOffice.terminals.remove('term_1', signal)],
    ['POST /Terminals/term_1/clone', (backOffice) => backOffice.terminals.clone('term_1', {}, signal)],
    ['GET /Terminals/term_1/api-keys', (backOffice) => backOffice.apiKeys.ofTerminal('term_1', signal)],
    [
      'POST /Terminals/term_1/api-keys',
      (backOffice) => backOffice.apiKeys.resetForTerminal('term_1', signal),
    ],
    [
      'PUT /Terminals/term_1/webhook',
      (backOffice) => backOffice.terminalWebhooks.set('term_1', 'https://desk.example.test', signal),
    ],
    [
      'DELETE /Terminals/term_1/webhook',
      (backOffice) => backOffice.terminalWebhooks.remove('term_1', signal),
    ],
    ['GET /Terminals/term_1', (backOffice) => backOffice.terminalWebhooks.read('term_1', signal)],
    [
      'GET /Merchants/mer_1/update-requests',
      (backOffice) => backOffice.updateRequests.ofMerchant('mer_1', signal),
    ],
    [
      'POST /Merchants/mer_1/update-requests',
      (backOffice) => backOffice.updateRequests.create('mer_1', wish, signal),
    ],
    [
      'GET /Merchants/mer_1/update-requests/u1',
      (backOffice) => backOffice.updateRequests.get('mer_1', 'u1', signal),
    ],
    ...(['submit', 'approve', 'reject', 'cancel'] as const).map(
      (move) =>
        [
          `POST /Merchants/mer_1/update-requests/u1/${move}`,
          (backOffice: BackOfficeEndpoints) => backOffice.updateRequests[move]('mer_1', 'u1', signal),
        ] as const,
    ),
  ];
}

function onboardingCalls(): Calls {
  const base = '/merchant-onboarding/applications';
  const merchantData = { ...form, merchantCategoryCode: '5499' };
  const full = { merchantData, submitImmediately: false };
  return [
    [`POST ${base}`, (backOffice) => backOffice.applications.create(full, signal)],
    [`POST ${base}-short`, (backOffice) => backOffice.applications.createMinimal(form, signal)],
    [`GET ${base}/a1`, (backOffice) => backOffice.applications.get('a1', signal)],
    [`PUT ${base}/a1`, (backOffice) => backOffice.applications.resend('a1', undefined, signal)],
    [`POST ${base}/a1/submit`, (backOffice) => backOffice.applications.submit('a1', signal)],
    [`GET ${base}/a1/history`, (backOffice) => backOffice.applications.history('a1', signal)],
    [`POST ${base}/a1/attachments`, (backOffice) => backOffice.attachments.upload('a1', document, signal)],
    [`GET ${base}/a1/attachments`, (backOffice) => backOffice.attachments.of('a1', signal)],
    [`GET ${base}/a1/attachments/f1`, (backOffice) => backOffice.attachments.download('a1', 'f1', signal)],
    [`DELETE ${base}/a1/attachments/f1`, (backOffice) => backOffice.attachments.remove('a1', 'f1', signal)],
    ['POST /merchant-onboarding/a1/cancel', (backOffice) => backOffice.applications.cancel('a1', signal)],
    [
      'POST /merchant-onboarding/par_1/webhook',
      (backOffice) => backOffice.onboardingWebhooks.register('par_1', webhook, signal),
    ],
    [
      'PUT /merchant-onboarding/par_1/webhook',
      (backOffice) => backOffice.onboardingWebhooks.put('par_1', webhook, signal),
    ],
    [
      'DELETE /merchant-onboarding/par_1/webhook',
      (backOffice) => backOffice.onboardingWebhooks.remove('par_1', signal),
    ],
    [
      'GET /Partners/par_1/applications?From=2026-01-01&To=2026-02-01&Statuses=draft&Statuses=signed&Search=shop&Page=0&PageSize=5&SortBy=created&SortDirection=asc',
      (backOffice) =>
        backOffice.applications
          .ofPartner('par_1')
          .page(
            { from: '2026-01-01', to: '2026-02-01', statuses: ['draft', 'signed'], search: 'shop' },
            { page: 0, pageSize: 5, sortBy: 'created', sortDirection: 'asc' },
            signal,
          ),
    ],
    [`GET ${base}`, (backOffice) => backOffice.applications.deprecatedList.page({}, {}, signal)],
  ];
}

function reportingCalls(): Calls {
  const query = 'From=2026-01-01T00%3A00%3A00.000Z&To=2026-01-02T00%3A00%3A00.000Z&Page=0&PageSize=50';
  const days = { from: '2026-01-01', to: '2026-02-01', merchantIds: ['mer_1', 'mer_2'] };
  const dayQuery = 'From=2026-01-01&To=2026-02-01&MerchantIds=mer_1&MerchantIds=mer_2';
  return [
    [
      `GET /Partners/par_1/payments?${query}`,
      (backOffice) => backOffice.history.ofPartner.page('par_1', window, {}, signal),
    ],
    [
      `GET /Merchants/mer_1/payments?${query}&StatusCode=completed&StatusCode=overpaid&LocationName=Main`,
      (backOffice) =>
        backOffice.history.ofMerchant.page(
          'mer_1',
          { ...window, statusCodes: ['completed', 'overpaid'], locationName: 'Main' },
          {},
          signal,
        ),
    ],
    [
      `GET /Terminals/term_1/payments?${query}&SortBy=updated&SortDirection=desc&Reference=Order%207%2B8`,
      (backOffice) =>
        backOffice.history.ofTerminal.page(
          'term_1',
          { ...window, reference: 'Order 7+8' },
          { sortBy: 'updated', sortDirection: 'desc' },
          signal,
        ),
    ],
    [
      `GET /Settlements?${dayQuery}&Type=crypto`,
      (backOffice) => backOffice.settlements.page({ ...days, type: 'crypto' }, {}, signal),
    ],
    ['GET /Settlements/s1', (backOffice) => backOffice.settlements.get('s1', signal)],
    ['GET /Settlements/s1/batches', (backOffice) => backOffice.settlements.batches('s1', signal)],
    ['GET /Settlements/s1/deposits', (backOffice) => backOffice.settlements.deposits('s1', signal)],
    [
      'GET /Batches?Status=open&SettlementIds=s1&SettlementIds=s2',
      (backOffice) => backOffice.batches.page({ status: 'open', settlementIds: ['s1', 's2'] }, {}, signal),
    ],
    ['GET /Batches/b1', (backOffice) => backOffice.batches.get('b1', signal)],
    ['GET /Batches/merchants/mer_1', (backOffice) => backOffice.batches.ofMerchant('mer_1', signal)],
    ['GET /Deposits?Method=wire', (backOffice) => backOffice.deposits.page({ method: 'wire' }, {}, signal)],
    ['GET /Deposits/d1', (backOffice) => backOffice.deposits.get('d1', signal)],
    [
      'GET /Merchants/mer_1/settlements?merchantSettlementId=m1&status=paid&startTime=2026-01-01&endTime=2026-02-01&page=1&pageSize=9&sortByDirection=asc',
      (backOffice) =>
        backOffice.merchantSettlements.page(
          'mer_1',
          { merchantSettlementId: 'm1', status: 'paid', startTime: '2026-01-01', endTime: '2026-02-01' },
          { page: 1, pageSize: 9, sortByDirection: 'asc' },
          signal,
        ),
    ],
    [
      'GET /Merchants/mer_1/payment-settlements',
      (backOffice) => backOffice.paymentSettlements.page('mer_1', {}, {}, signal),
    ],
    [
      'GET /MerchantSettlements/merchant/mer_1',
      (backOffice) => backOffice.deprecatedSettlements.ofMerchant('mer_1', signal),
    ],
    ['GET /MerchantSettlements/m1', (backOffice) => backOffice.deprecatedSettlements.get('m1', signal)],
    [
      'GET /MerchantSettlements/payment-ids/m1',
      (backOffice) => backOffice.deprecatedSettlements.paymentIds('m1', signal),
    ],
    [
      'GET /MerchantSettlements/settlement-info/m1',
      (backOffice) => backOffice.deprecatedSettlements.info('m1', signal),
    ],
    [
      'GET /MerchantSettlements/merchant/between',
      (backOffice) => backOffice.deprecatedSettlements.between(signal),
    ],
    [
      'GET /MerchantSettlements/merchant-payment-settlements/merchant/mer_1',
      (backOffice) => backOffice.deprecatedSettlements.paymentSettlements('mer_1', signal),
    ],
  ];
}
