import { deskEndpoints } from '../../src-main/service/desk/endpoints.ts';
import type { DeskEndpoints } from '../../src-main/service/desk/endpoints.ts';
import type { MinimalForm } from '../../src-main/service/endpoints/onboarding/forms.ts';
import type { Sender } from '../../src-main/service/sending/sender.ts';

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

type Calls = readonly (readonly [sent: string, call: (desk: DeskEndpoints) => Promise<unknown>])[];

/** One call of every operation, with the method and path of the specification that it has to become. */
export const OPERATIONS: readonly (readonly [sent: string, call: (sender: Sender) => Promise<unknown>])[] = [
  ...paymentCalls(),
  ...hierarchyCalls(),
  ...onboardingCalls(),
  ...reportingCalls(),
].map(([sent, call]) => [sent, (sender) => call(allBy(sender))]);

/** Every family by the same sender. */
function allBy(sender: Sender): DeskEndpoints {
  const senders = { payments: sender, entities: sender, onboarding: sender, reporting: sender };
  return deskEndpoints({ ...senders, settlement: sender }, { environment: 'sandbox', currency: 'USD' });
}

function paymentCalls(): Calls {
  const intent = { merchantId: 'mer_1', terminalId: 'term_1', requestedAmount, reference: 'Order 7' };
  return [
    ['POST /Payments/crypto', (desk) => desk.payments.create(intent, 'key', signal)],
    ['GET /Payments/tracking/t%2F1', (desk) => desk.payments.track('t/1', signal)],
    ['POST /PaymentPages/p1/request-quote', (desk) => desk.payments.requestQuote('p1', {}, signal)],
    [
      'POST /PaymentPages/p1/pending-transaction',
      (desk) => desk.payments.announceTransaction('p1', {}, signal),
    ],
  ];
}

function hierarchyCalls(): Calls {
  const merchantDetails = { name: 'Corner Shop', merchantCategoryCode: '0742' };
  const place = { name: 'Main Street', locationBusinessType: 'physical' } as const;
  const wish = { changes: { setRebateProgramEnabled: true }, justification: 'asked for' };
  return [
    ['GET /Partners/all?Page=2', (desk) => desk.partners.page({}, { page: 2 }, signal)],
    ['GET /Partners/par_1', (desk) => desk.partners.get('par_1', signal)],
    ['POST /Partners/par_1/partners', (desk) => desk.partners.createChild('par_1', { name: 'P' }, signal)],
    ['GET /Partners/par_1/api-keys', (desk) => desk.apiKeys.ofPartner('par_1', signal)],
    ['POST /Partners/par_1/api-keys', (desk) => desk.apiKeys.createForPartner('par_1', {}, signal)],
    ['GET /Partners/par_1/fee-schedule', (desk) => desk.feeSchedules.ofPartner('par_1', signal)],
    [
      'GET /Partners/par_1/merchants?Search=shop',
      (desk) => desk.partners.merchants('par_1').page({ search: 'shop' }, {}, signal),
    ],
    [
      'GET /Partners/par_1/representing-merchant',
      (desk) => desk.partners.representingMerchant('par_1', signal),
    ],
    ['GET /Merchants/all?PageSize=9', (desk) => desk.merchants.page({}, { pageSize: 9 }, signal)],
    ['GET /Merchants/mer_1', (desk) => desk.merchants.get('mer_1', signal)],
    ['POST /Merchants', (desk) => desk.merchants.create({ ...merchantDetails, partnerId: 'par_1' }, signal)],
    ['PUT /Merchants/mer_1', (desk) => desk.merchants.update('mer_1', { name: 'N' }, signal)],
    ['DELETE /Merchants/mer_1', (desk) => desk.merchants.remove('mer_1', signal)],
    ['GET /Merchants/mer_1/locations', (desk) => desk.locations.ofMerchant('mer_1', signal)],
    ['POST /Merchants/mer_1/locations', (desk) => desk.locations.create('mer_1', place, signal)],
    ['GET /Locations/loc_1', (desk) => desk.locations.get('loc_1', signal)],
    ['PUT /Locations/loc_1', (desk) => desk.locations.update('loc_1', place, signal)],
    ['PATCH /Locations/loc_1/enabled', (desk) => desk.locations.setEnabled('loc_1', false, signal)],
    ['DELETE /Locations/loc_1', (desk) => desk.locations.remove('loc_1', signal)],
    ['GET /Locations/loc_1/terminals', (desk) => desk.terminals.ofLocation('loc_1', signal)],
    ['GET /Merchants/mer_1/terminals', (desk) => desk.terminals.ofMerchant('mer_1', signal)],
    ['POST /Terminals', (desk) => desk.terminals.create({ name: 'T', locationId: 'loc_1' }, signal)],
    ['GET /Terminals/term_1', (desk) => desk.terminals.get('term_1', signal)],
    ['PUT /Terminals/term_1', (desk) => desk.terminals.update('term_1', { name: 'T' }, signal)],
    ['DELETE /Terminals/term_1', (desk) => desk.terminals.remove('term_1', signal)],
    ['POST /Terminals/term_1/clone', (desk) => desk.terminals.clone('term_1', {}, signal)],
    ['GET /Terminals/term_1/api-keys', (desk) => desk.apiKeys.ofTerminal('term_1', signal)],
    ['POST /Terminals/term_1/api-keys', (desk) => desk.apiKeys.resetForTerminal('term_1', signal)],
    [
      'PUT /Terminals/term_1/webhook',
      (desk) => desk.terminalWebhooks.set('term_1', 'https://desk.example.test', signal),
    ],
    ['DELETE /Terminals/term_1/webhook', (desk) => desk.terminalWebhooks.remove('term_1', signal)],
    ['GET /Terminals/term_1', (desk) => desk.terminalWebhooks.signingSecret('term_1', signal)],
    ['GET /Merchants/mer_1/update-requests', (desk) => desk.updateRequests.ofMerchant('mer_1', signal)],
    ['POST /Merchants/mer_1/update-requests', (desk) => desk.updateRequests.create('mer_1', wish, signal)],
    ['GET /Merchants/mer_1/update-requests/u1', (desk) => desk.updateRequests.get('mer_1', 'u1', signal)],
    ...(['submit', 'approve', 'reject', 'cancel'] as const).map(
      (move) =>
        [
          `POST /Merchants/mer_1/update-requests/u1/${move}`,
          (desk: DeskEndpoints) => desk.updateRequests[move]('mer_1', 'u1', signal),
        ] as const,
    ),
  ];
}

function onboardingCalls(): Calls {
  const base = '/merchant-onboarding/applications';
  const merchantData = { ...form, merchantCategoryCode: '5499' };
  const full = { merchantData, submitImmediately: false };
  return [
    [`POST ${base}`, (desk) => desk.applications.create(full, signal)],
    [`POST ${base}-short`, (desk) => desk.applications.createMinimal(form, signal)],
    [`GET ${base}/a1`, (desk) => desk.applications.get('a1', signal)],
    [`PUT ${base}/a1`, (desk) => desk.applications.resend('a1', undefined, signal)],
    [`POST ${base}/a1/submit`, (desk) => desk.applications.submit('a1', signal)],
    [`GET ${base}/a1/history`, (desk) => desk.applications.history('a1', signal)],
    [`POST ${base}/a1/attachments`, (desk) => desk.attachments.upload('a1', document, signal)],
    [`GET ${base}/a1/attachments`, (desk) => desk.attachments.of('a1', signal)],
    [`GET ${base}/a1/attachments/f1`, (desk) => desk.attachments.download('a1', 'f1', signal)],
    [`DELETE ${base}/a1/attachments/f1`, (desk) => desk.attachments.remove('a1', 'f1', signal)],
    ['POST /merchant-onboarding/a1/cancel', (desk) => desk.applications.cancel('a1', signal)],
    [
      'POST /merchant-onboarding/par_1/webhook',
      (desk) => desk.onboardingWebhooks.register('par_1', webhook, signal),
    ],
    [
      'PUT /merchant-onboarding/par_1/webhook',
      (desk) => desk.onboardingWebhooks.put('par_1', webhook, signal),
    ],
    ['DELETE /merchant-onboarding/par_1/webhook', (desk) => desk.onboardingWebhooks.remove('par_1', signal)],
    [
      'GET /Partners/par_1/applications?From=2026-01-01&To=2026-02-01&Statuses=draft&Statuses=signed&Search=shop&Page=0&PageSize=5&SortBy=created&SortDirection=asc',
      (desk) =>
        desk.applications
          .ofPartner('par_1')
          .page(
            { from: '2026-01-01', to: '2026-02-01', statuses: ['draft', 'signed'], search: 'shop' },
            { page: 0, pageSize: 5, sortBy: 'created', sortDirection: 'asc' },
            signal,
          ),
    ],
    [`GET ${base}`, (desk) => desk.applications.deprecatedList.page({}, {}, signal)],
  ];
}

function reportingCalls(): Calls {
  const query = 'From=2026-01-01T00%3A00%3A00.000Z&To=2026-01-02T00%3A00%3A00.000Z&Page=0&PageSize=50';
  const days = { from: '2026-01-01', to: '2026-02-01', merchantIds: ['mer_1', 'mer_2'] };
  const dayQuery = 'From=2026-01-01&To=2026-02-01&MerchantIds=mer_1&MerchantIds=mer_2';
  return [
    [
      `GET /Partners/par_1/payments?${query}`,
      (desk) => desk.history.ofPartner.page('par_1', window, {}, signal),
    ],
    [
      `GET /Merchants/mer_1/payments?${query}&StatusCode=completed&StatusCode=overpaid&LocationName=Main`,
      (desk) =>
        desk.history.ofMerchant.page(
          'mer_1',
          { ...window, statusCodes: ['completed', 'overpaid'], locationName: 'Main' },
          {},
          signal,
        ),
    ],
    [
      `GET /Terminals/term_1/payments?${query}&SortBy=updated&SortDirection=desc&Reference=Order%207%2B8`,
      (desk) =>
        desk.history.ofTerminal.page(
          'term_1',
          { ...window, reference: 'Order 7+8' },
          { sortBy: 'updated', sortDirection: 'desc' },
          signal,
        ),
    ],
    [
      `GET /Settlements?${dayQuery}&Type=crypto`,
      (desk) => desk.settlements.page({ ...days, type: 'crypto' }, {}, signal),
    ],
    ['GET /Settlements/s1', (desk) => desk.settlements.get('s1', signal)],
    ['GET /Settlements/s1/batches', (desk) => desk.settlements.batches('s1', signal)],
    ['GET /Settlements/s1/deposits', (desk) => desk.settlements.deposits('s1', signal)],
    [
      'GET /Batches?Status=open&SettlementIds=s1&SettlementIds=s2',
      (desk) => desk.batches.page({ status: 'open', settlementIds: ['s1', 's2'] }, {}, signal),
    ],
    ['GET /Batches/b1', (desk) => desk.batches.get('b1', signal)],
    ['GET /Batches/merchants/mer_1', (desk) => desk.batches.ofMerchant('mer_1', signal)],
    ['GET /Deposits?Method=wire', (desk) => desk.deposits.page({ method: 'wire' }, {}, signal)],
    ['GET /Deposits/d1', (desk) => desk.deposits.get('d1', signal)],
    [
      'GET /Merchants/mer_1/settlements?merchantSettlementId=m1&status=paid&startTime=2026-01-01&endTime=2026-02-01&page=1&pageSize=9&sortByDirection=asc',
      (desk) =>
        desk.merchantSettlements.page(
          'mer_1',
          { merchantSettlementId: 'm1', status: 'paid', startTime: '2026-01-01', endTime: '2026-02-01' },
          { page: 1, pageSize: 9, sortByDirection: 'asc' },
          signal,
        ),
    ],
    [
      'GET /Merchants/mer_1/payment-settlements',
      (desk) => desk.paymentSettlements.page('mer_1', {}, {}, signal),
    ],
    [
      'GET /MerchantSettlements/merchant/mer_1',
      (desk) => desk.deprecatedSettlements.ofMerchant('mer_1', signal),
    ],
    ['GET /MerchantSettlements/m1', (desk) => desk.deprecatedSettlements.get('m1', signal)],
    [
      'GET /MerchantSettlements/payment-ids/m1',
      (desk) => desk.deprecatedSettlements.paymentIds('m1', signal),
    ],
    ['GET /MerchantSettlements/settlement-info/m1', (desk) => desk.deprecatedSettlements.info('m1', signal)],
    ['GET /MerchantSettlements/merchant/between', (desk) => desk.deprecatedSettlements.between(signal)],
    [
      'GET /MerchantSettlements/merchant-payment-settlements/merchant/mer_1',
      (desk) => desk.deprecatedSettlements.paymentSettlements('mer_1', signal),
    ],
  ];
}
