import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { HierarchyPage } from '../../../../shared/contract/back-office/hierarchy.ts';
import type {
  FeeSchedule,
  MerchantRecord,
  PartnerKey,
  PartnerRecord,
  UpdateRequestList,
  UpdateRequestRecord,
} from '../../../../shared/contract/back-office/merchants.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import { access, DAY, merchant, partners, shows } from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moment } from '../moment.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

export const merchantRecord: MerchantRecord = {
  id: 'mer_PierCoffee',
  name: 'Pier Coffee',
  partner: { kind: 'partner', id: 'par_Harbor', name: 'Harbor Retail' },
  externalId: 'PIER-7',
  categoryCode: '5814',
  address: {
    address: '12 Harbour Street',
    postalCode: '04101',
    city: 'Portland',
    state: 'ME',
    countryCode: 'US',
  },
  email: 'office@pier-coffee.example.test',
  phone: '+12075550100',
  website: 'https://pier-coffee.example.test',
  tenders: ['usdcBase', 'ethereum', 'alipay'],
  rebates: false,
  needsCustomer: false,
  currency: 'USD',
  createdAt: NOW - 412 * DAY,
  updatedAt: NOW - 3 * DAY,
};

export const partnerRecord: PartnerRecord = {
  id: 'par_Harbor',
  name: 'Harbor Retail',
  externalId: 'HARBOR',
  parent: { kind: 'partner', id: 'par_Northwind', name: 'Northwind Payments' },
  representing: { kind: 'merchant', id: 'mer_HarborRetail', name: 'Harbor Retail Inc.' },
  createdAt: NOW - 700 * DAY,
  updatedAt: NOW - 40 * DAY,
};

export const fees: FeeSchedule = {
  sale: usd(10_000),
  fees: [
    { name: 'cryptoPercentage', kind: 'percentage', sellRate: '1', buyRate: '0.6', counts: 'crypto' },
    { name: 'walletPercentage', kind: 'percentage', sellRate: '2.4', buyRate: '1.9', counts: 'wallet' },
    { name: 'perTransaction', kind: 'fixed', sellRate: '0.1', buyRate: '0.05', counts: 'sale' },
    { name: 'monthly', kind: 'fixed', sellRate: '10', buyRate: '5', counts: 'period' },
  ],
  costs: [
    { paidWith: 'crypto', sell: usd(110), buy: usd(65) },
    { paidWith: 'wallet', sell: usd(250), buy: usd(195) },
  ],
};

export const request: UpdateRequestRecord = {
  id: 'mur_20',
  status: 'submitted',
  rebates: true,
  justification:
    'The autumn offer of the whole harbour runs from October to December, and guests ask for it.',
  createdAt: NOW - 2 * DAY,
  updatedAt: NOW - DAY,
};
const requests: UpdateRequestList = {
  requests: [
    request,
    { ...request, id: 'mur_19', status: 'rejected', rebates: true, createdAt: NOW - 90 * DAY },
    { ...request, id: 'mur_18', status: 'approved', rebates: false, createdAt: NOW - 200 * DAY },
  ],
  total: 3,
};

const keys: readonly PartnerKey[] = [
  { name: 'First key', maskedApiKey: 'sand••••••••bor0', createdAt: NOW - 700 * DAY },
  { name: 'Accounting', maskedApiKey: 'sand••••••••9f31', createdAt: NOW - 40 * DAY },
];

interface Scene {
  readonly list?: HierarchyPage | Failure;
  readonly merchant?: MerchantRecord | Failure;
  readonly partner?: PartnerRecord | Failure;
  readonly fees?: FeeSchedule | Failure;
  readonly requests?: UpdateRequestList | Failure;
  readonly request?: UpdateRequestRecord | Failure;
  readonly access?: BackOfficeAccess;
  /** Of further commands. */
  readonly more?: Readonly<Record<string, Result<unknown>>>;
}

const answer = (value: object): Result<unknown> =>
  'action' in value ? { ok: false, failure: value as Failure } : { ok: true, value };

/** The page Merchants, and what is done there. */
export const merchantScene = (
  {
    list = { entries: [...partners, merchant], total: 4 },
    merchant: record = merchantRecord,
    partner = partnerRecord,
    fees: schedule = fees,
    requests: listed = requests,
    request: one = request,
    access: known = access,
    more = {},
  }: Scene,
  act: (page: Hand) => Promise<void>,
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: known },
    'merchants.find': answer(list),
    'merchants.get': answer(record),
    'merchants.fees': answer(schedule),
    'partners.get': answer(partner),
    'partners.keys': { ok: true, value: keys },
    'updateRequests.list': answer(listed),
    'updateRequests.get': answer(one),
    'hierarchy.children': { ok: true, value: { entries: [merchant], total: 1 } },
    'formDrafts.get': { ok: true, value: null },
    'formDrafts.keep': { ok: true, value: null },
    ...more,
  },
  act: async (page) => {
    await fromMenu('Back office')(page);
    await press('Merchants Details, fees')(page);
    await act(page);
  },
});

export const openMerchant = async (page: Hand) => {
  await press('Pier Coffee Merchant')(page);
  await shows('5814')(page);
};
export const openPartner = async (page: Hand) => {
  await press('Harbor Retail Partner')(page);
  await shows('Northwind Payments')(page);
};
export const openRequest = async (page: Hand) => {
  await openMerchant(page);
  await press('Submitted')(page);
  await shows('autumn offer')(page);
};
