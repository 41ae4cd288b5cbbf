import type { BackOfficeAccess } from '../../../shared/contract/back-office.ts';
import type {
  HierarchyEntry,
  HierarchyFound,
  HierarchyPage,
  HierarchyRecord,
} from '../../../shared/contract/hierarchy.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import { signedIn } from '../staff.ts';
import { NOW } from '../views.ts';
import { fromMenu, press } from './moment.ts';
import type { Hand } from './hand.ts';
import type { Moment, Moments } from './moment.ts';

const DAY = 86_400_000;

const access: BackOfficeAccess = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
};

const partners: readonly HierarchyEntry[] = [
  { kind: 'partner', id: 'par_Northwind', name: 'Northwind Payments' },
  { kind: 'partner', id: 'par_Harbor', name: 'Harbor Retail' },
  { kind: 'partner', id: 'par_Meadow' },
];
const merchant: HierarchyEntry = { kind: 'merchant', id: 'mer_PierCoffee', name: 'Pier Coffee' };
const location: HierarchyEntry = {
  kind: 'location',
  id: 'loc_PierMarket',
  name: 'Pier Coffee, Market Hall',
  isEnabled: true,
};
const stand: HierarchyEntry = {
  kind: 'location',
  id: 'loc_PierStand',
  name: 'Pier Coffee, festival stand',
  isEnabled: false,
};
const tills: readonly HierarchyEntry[] = [
  { kind: 'terminal', id: 'term_456', name: 'Market till' },
  { kind: 'terminal', id: 'term_PierTill2', name: 'Market till 2' },
];

const found: HierarchyFound = {
  entries: [
    { ...stand, path: ['Pier Coffee'] },
    ...tills.map((till) => ({ ...till, path: ['Pier Coffee', 'Pier Coffee, Market Hall'] })),
  ],
  merchants: 20,
  total: 64,
  next: 1,
};

const locationRecord: HierarchyRecord = {
  kind: 'location',
  id: 'loc_PierMarket',
  name: 'Pier Coffee, Market Hall',
  merchant,
  tenders: {
    state: 'own',
    accepted: ['usdcBase', 'bitcoin_Lightning'],
    omitted: ['ethereum', 'alipay'],
    added: ['bitcoin_Lightning'],
  },
  isEnabled: true,
  businessType: 'physical',
  address: ['12 Harbour Street', '04101 Portland ME', 'US'],
  email: 'market@pier-coffee.example.test',
  website: 'https://pier-coffee.example.test',
  createdAt: NOW - 412 * DAY,
  updatedAt: NOW - 3 * DAY,
};

const terminalRecord: HierarchyRecord = {
  kind: 'terminal',
  id: 'term_456',
  name: 'Market till',
  merchant,
  location,
  tenders: { state: 'inherited', accepted: ['usdcBase', 'bitcoin_Lightning'], omitted: [], added: [] },
  maskedApiKey: 'api_••••••••7f2c',
  webhookUrl: 'https://hooks.pier-coffee.example.test/payments',
  useSandboxSharedWallet: true,
  createdAt: NOW - 412 * DAY,
  updatedAt: NOW - 3 * DAY,
};

interface Scene {
  readonly top?: HierarchyPage | Failure;
  readonly below?: HierarchyPage | Failure;
  readonly found?: HierarchyFound | Failure;
  readonly record?: HierarchyRecord | Failure;
  readonly access?: BackOfficeAccess;
}

const answer = (value: object): Result<unknown> =>
  'action' in value ? { ok: false, failure: value as Failure } : { ok: true, value };

const scene = (
  {
    top = { entries: partners, total: 3 },
    below = { entries: [merchant], total: 1 },
    found: searched = found,
    record = terminalRecord,
    access: known = access,
  }: Scene,
  act: (page: Hand) => Promise<void>,
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: known },
    'hierarchy.top': answer(top),
    'hierarchy.children': answer(below),
    'hierarchy.find': answer(searched),
    'hierarchy.get': answer(record),
  },
  act: async (hand) => {
    await opened(hand);
    await act(hand);
  },
});

const opened = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Terminals Merchants, locations')(page);
};

const shows = (text: string) => (page: Hand) => page.getByText(text).first().waitFor();
const open =
  (...names: readonly string[]) =>
  async (page: Hand) => {
    for (const name of names) await press(name)(page);
  };
const search = async (page: Hand) => {
  await page.getByRole('textbox', { name: 'Name or ID' }).fill('market');
  await press('Find')(page);
};
/** At a terminal that a search has found. */
const openFound = async (page: Hand) => {
  await search(page);
  await press('Market till Terminal')(page);
};
const down = { entries: [location, stand], total: 2 };

/** Terminals in the back office. */
export const terminalsMoments: Moments = {
  terminals: scene({}, shows('3 of 3')),
  'terminals-many': scene({ top: { entries: partners, total: 140, next: 1 } }, shows('3 of 140')),
  'terminals-none': scene({ top: { entries: [], total: 0 } }, shows('The service lists none here.')),
  'terminals-loading': {
    view: signedIn,
    answers: { 'backOffice.get': { ok: true, value: access } },
    act: opened,
  },
  'terminals-not-set-up': scene({ access: { state: 'not-set-up' } }, shows('has no back office')),
  'terminals-no-access': scene(
    { access: { ...access, state: 'secret-missing' } },
    shows('credentials are missing'),
  ),
  'terminals-this-till-only': scene(
    { access: { ...access, scopes: ['terminal'] } },
    shows('These credentials see this till only'),
  ),
  'terminals-refused': scene(
    { top: { action: 'fix-configuration', code: 'not-permitted', traceId: '4bf92f3577b34da6' } },
    shows('It needs credentials of the merchant or partner.'),
  ),
  'terminals-failed': scene({ top: { action: 'try-again', code: 'service-unreachable' } }, (page) =>
    page.getByRole('alert').waitFor(),
  ),
  'terminals-found': scene({}, async (page) => {
    await search(page);
    await shows('Merchants searched: 20 of 64.')(page);
  }),
  'terminals-not-found': scene({ found: { entries: [], merchants: 64, total: 64 } }, async (page) => {
    await search(page);
    await shows('Nothing has this name or ID.')(page);
  }),
  'terminals-search-ended': scene(
    { found: { ...found, merchants: 8, failure: { action: 'try-again', code: 'service-busy' } } },
    async (page) => {
      await search(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'terminals-merchant': scene({ top: { entries: [merchant] }, below: down }, async (page) => {
    await open('Pier Coffee')(page);
    await shows('Disabled')(page);
  }),
  'terminals-location': scene(
    { top: { entries: [location] }, below: { entries: tills, total: 2 }, record: locationRecord },
    async (page) => {
      await open('Pier Coffee, Market Hall')(page);
      await shows('Set for this location')(page);
      await shows('Market till 2')(page);
    },
  ),
  'terminals-terminal': scene({}, async (page) => {
    await openFound(page);
    await shows('Inherited from its location')(page);
  }),
  'terminals-terminal-same': scene(
    { record: { ...terminalRecord, tenders: { ...terminalRecord.tenders, state: 'same' } } },
    async (page) => {
      await openFound(page);
      await shows('The same as its location’s')(page);
    },
  ),
  'terminals-terminal-bare': scene(
    {
      record: {
        kind: 'terminal',
        id: 'term_456',
        tenders: { state: 'unknown', accepted: [], omitted: [], added: [] },
      },
    },
    async (page) => {
      await openFound(page);
      await shows('The service lists none.')(page);
    },
  ),
  'terminals-terminal-failed': scene({ record: { action: 'report', code: 'not-found' } }, async (page) => {
    await openFound(page);
    await page.getByRole('alert').waitFor();
  }),
};
