import type { Failure } from '../../../../shared/failure.ts';
import { press } from '../moment.ts';
import {
  fees,
  merchantRecord,
  merchantScene,
  openMerchant,
  openPartner,
  openRequest,
  partnerRecord,
  request,
} from './merchant-scene.ts';
import { batches, look, settlements } from './settlements-scene.ts';
import { access, shows } from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moments } from '../moment.ts';

const refused: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  detail: 'The request is not valid.',
  fields: [
    { field: 'address.postalCode', fault: 'malformed', said: 'must match the country' },
    { field: 'contactPhone', fault: 'malformed', said: 'must be E.164' },
  ],
};
const conflict = (detail: string): Failure => ({ action: 'fix-input', code: 'conflict', detail });
const ofMerchant = { ...access, scopes: ['terminal', 'merchant'] } as const;

const change = async (page: Hand) => {
  await openMerchant(page);
  await press('Change merchant')(page);
  await page.getByRole('textbox', { name: 'City' }).waitFor();
};
const fill = async (page: Hand, name: string, text: string) => page.getByRole('textbox', { name }).fill(text);
const confirm = (name: string) => async (page: Hand) => {
  await press(name)(page);
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
};

const partnerWebhook = async (page: Hand) => {
  await openPartner(page);
  await press('Webhook for applications')(page);
  await shows('when something happens to an application')(page);
};

const money = {
  'settlements.ofMerchant': { ok: true, value: { records: settlements, total: 58, next: 1 } },
  'settlements.batchesOfMerchant': { ok: true, value: { records: batches, total: 5 } },
  'settlements.get': { ok: true, value: look },
} as const;
const openSettlements = async (page: Hand) => {
  await openMerchant(page);
  await press('Settlements and batches')(page);
};

/** Merchants and partners in the back office. */
export const merchantsMoments: Moments = {
  merchants: merchantScene({}, shows('4 of 4')),
  'merchants-this-till-only': merchantScene(
    { access: { ...access, scopes: ['terminal'] } },
    shows('to see merchants'),
  ),
  'merchants-not-found': merchantScene({ list: { entries: [], total: 0 } }, async (page) => {
    await fill(page, 'Name or external ID', 'market');
    await press('Find')(page);
    await shows('Nothing has this name or ID.')(page);
  }),
  merchant: merchantScene({}, async (page) => {
    await openMerchant(page);
    await shows('A request is under way')(page);
  }),
  'merchant-bare': merchantScene(
    {
      merchant: { id: 'mer_PierCoffee', partner: { kind: 'partner', id: 'par_Harbor' } },
      fees: {
        ...fees,
        fees: [{ sellRate: '2', buyRate: '1', counts: 'unknown' }],
        costs: [],
      },
      requests: { requests: [], total: 0 },
    },
    async (page) => {
      await press('Pier Coffee Merchant')(page);
      await shows('does not say which of these fees')(page);
      await shows('There are none yet.')(page);
    },
  ),
  'merchant-failed': merchantScene({ merchant: { action: 'report', code: 'not-found' } }, async (page) => {
    await press('Pier Coffee Merchant')(page);
    await page.getByRole('alert').waitFor();
  }),
  'merchant-without-fees': merchantScene(
    { fees: { action: 'fix-input', code: 'not-found' } },
    async (page) => {
      await openMerchant(page);
      await shows('There is no fee schedule')(page);
    },
  ),
  'merchant-settlements': merchantScene({ more: money }, async (page) => {
    await openSettlements(page);
    await shows('6 of 58')(page);
  }),
  'merchant-batches': merchantScene({ more: money }, async (page) => {
    await openSettlements(page);
    await page.getByRole('radio', { name: 'By batch' }).click();
    await shows('5 of 5')(page);
  }),
  'merchant-settlements-none': merchantScene(
    { more: { 'settlements.ofMerchant': { ok: true, value: { records: [], total: 0 } } } },
    async (page) => {
      await openSettlements(page);
      await shows('There are none of this merchant yet.')(page);
    },
  ),
  'merchant-settlements-failed': merchantScene(
    {
      more: {
        'settlements.ofMerchant': {
          ok: false,
          failure: { action: 'fix-configuration', code: 'not-permitted' },
        },
      },
    },
    async (page) => {
      await openSettlements(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'merchant-delete-asked': merchantScene({}, async (page) => {
    await openMerchant(page);
    await press('Delete merchant')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'merchant-delete-refused': merchantScene(
    {
      more: {
        'merchants.remove': { ok: false, failure: conflict('The merchant still has locations.') },
      },
    },
    async (page) => {
      await openMerchant(page);
      await confirm('Delete merchant')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'merchant-change': merchantScene({}, change),
  'merchant-change-typed': merchantScene({}, async (page) => {
    await change(page);
    await fill(page, 'Merchant category code', '58x');
    await fill(page, 'Phone', 'ask Ann');
    await fill(page, 'E-mail', 'office');
    await fill(page, 'City', '');
    await fill(page, 'Website', 'http://');
    await shows('Enter its four digits.')(page);
    await shows('Enter an address that begins')(page);
  }),
  'merchant-change-refused': merchantScene(
    { more: { 'merchants.update': { ok: false, failure: refused } } },
    async (page) => {
      await change(page);
      await press('Save')(page);
      await shows('must match the country')(page);
    },
  ),
  'merchant-changed': merchantScene(
    { more: { 'merchants.update': { ok: true, value: null } } },
    async (page) => {
      await change(page);
      await press('Save')(page);
      await shows('Saved at the payment service.')(page);
    },
  ),
  'merchant-new': merchantScene({}, async (page) => {
    await openPartner(page);
    await press('New merchant')(page);
    await shows('It begins without locations.')(page);
  }),
  'update-request-new': merchantScene({}, async (page) => {
    await openMerchant(page);
    await press('Ask to switch it on')(page);
    await press('Save as draft')(page);
    await shows('Fill this in.')(page);
  }),
  'update-request-draft': merchantScene({ request: { ...request, status: 'draft' } }, openRequest),
  'update-request-submitted': merchantScene({}, openRequest),
  'update-request-of-merchant': merchantScene({ access: ofMerchant }, openRequest),
  'update-request-approve-asked': merchantScene({}, async (page) => {
    await openRequest(page);
    await press('Approve')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'update-request-approved': merchantScene({ request: { ...request, status: 'approved' } }, openRequest),
  'update-request-unknown': merchantScene(
    { request: { ...request, status: 'escalatedToRisk' } },
    openRequest,
  ),
  'update-request-moved-on': merchantScene(
    {
      more: {
        'updateRequests.move': {
          ok: false,
          failure: conflict('A request that is cancelled cannot be moved to rejected.'),
        },
      },
    },
    async (page) => {
      await openRequest(page);
      await confirm('Reject')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  partner: merchantScene({}, async (page) => {
    await openPartner(page);
    await shows('1 of 1')(page);
  }),
  'partner-bare': merchantScene(
    {
      partner: {
        id: partnerRecord.id,
        ...(merchantRecord.createdAt && { createdAt: merchantRecord.createdAt }),
      },
      fees: { action: 'fix-input', code: 'not-found' },
    },
    async (page) => {
      await press('Harbor Retail Partner')(page);
      await shows('There is no fee schedule')(page);
    },
  ),
  'partner-new': merchantScene({}, async (page) => {
    await openPartner(page);
    await press('New partner below')(page);
    await shows('cannot be moved or deleted later')(page);
  }),
  'partner-keys': merchantScene({}, async (page) => {
    await openPartner(page);
    await press('API keys')(page);
    await shows('Accounting')(page);
  }),
  'partner-key-made': merchantScene(
    {
      more: {
        'partners.createKey': { ok: true, value: { secret: 'api_not-a-real-key-0123456789abcdef' } },
      },
    },
    async (page) => {
      await openPartner(page);
      await press('API keys')(page);
      await fill(page, 'Name', 'Shop system');
      await press('New key')(page);
      await shows('Hidden again in')(page);
    },
  ),
  'partner-webhook': merchantScene({}, partnerWebhook),
  'partner-webhook-typed': merchantScene({}, async (page) => {
    await partnerWebhook(page);
    await press('Set webhook')(page);
    await shows('Fill this in.')(page);
    for (const event of ['Signed', 'Reviewed', 'Boarded'])
      await page.getByRole('checkbox', { name: event }).click();
    await shows('Tick at least one.')(page);
  }),
  'partner-webhook-set': merchantScene(
    {
      more: { 'partners.setWebhook': { ok: true, value: { secret: 'whsec_not-a-real-secret-0123456789' } } },
    },
    async (page) => {
      await partnerWebhook(page);
      await fill(page, 'Webhook address', 'https://portal.harbor.example.test/onboarding');
      await press('Set webhook')(page);
      await shows('Hidden again in')(page);
    },
  ),
  'partner-webhook-replace-asked': merchantScene(
    {
      more: { 'partners.setWebhook': { ok: false, failure: conflict('The partner has a webhook already.') } },
    },
    async (page) => {
      await partnerWebhook(page);
      await fill(page, 'Webhook address', 'https://portal.harbor.example.test/onboarding');
      await press('Set webhook')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  ),
};
