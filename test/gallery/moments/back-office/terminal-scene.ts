import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type {
  HierarchyEntry,
  HierarchyFound,
  HierarchyPage,
  HierarchyRecord,
} from '../../../../shared/contract/back-office/hierarchy.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment } from '../moment.ts';

export const DAY = 86_400_000;

export const access = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
} as const satisfies BackOfficeAccess;

export const partners: readonly HierarchyEntry[] = [
  { kind: 'partner', id: 'par_Northwind', name: 'Northwind Payments' },
  { kind: 'partner', id: 'par_Harbor', name: 'Harbor Retail' },
  { kind: 'partner', id: 'par_Meadow' },
];
export const merchant: HierarchyEntry = { kind: 'merchant', id: 'mer_PierCoffee', name: 'Pier Coffee' };
export const location: HierarchyEntry = {
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
export const tills: readonly HierarchyEntry[] = [
  { kind: 'terminal', id: 'term_456', name: 'Market till' },
  { kind: 'terminal', id: 'term_PierTill2', name: 'Market till 2' },
];

export const found: HierarchyFound = {
  entries: [
    { ...stand, path: ['Pier Coffee'] },
    ...tills.map((till) => ({ ...till, path: ['Pier Coffee', 'Pier Coffee, Market Hall'] })),
  ],
  merchants: 20,
  total: 64,
  next: 1,
};

export const locationRecord: HierarchyRecord = {
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
  address: {
    address: '12 Harbour Street',
    postalCode: '04101',
    city: 'Portland',
    state: 'ME',
    countryCode: 'US',
  },
  email: 'market@pier-coffee.example.test',
  website: 'https://pier-coffee.example.test',
  createdAt: NOW - 412 * DAY,
  updatedAt: NOW - 3 * DAY,
};

export const terminalRecord: HierarchyRecord = {
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
  /** Of further commands. */
  readonly more?: Readonly<Record<string, Result<unknown>>>;
}

const answer = (value: object): Result<unknown> =>
  'action' in value ? { ok: false, failure: value as Failure } : { ok: true, value };

export const scene = (
  {
    top = { entries: partners, total: 3 },
    below = { entries: [merchant], total: 1 },
    found: searched = found,
    record = terminalRecord,
    access: known = access,
    more = {},
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
    ...more,
  },
  act: async (hand) => {
    await opened(hand);
    await act(hand);
  },
});

export const opened = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Terminals Merchants, locations')(page);
};

export const shows = (text: string) => (page: Hand) => page.getByText(text).first().waitFor();
export const open =
  (...names: readonly string[]) =>
  async (page: Hand) => {
    for (const name of names) await press(name)(page);
  };
export const search = async (page: Hand) => {
  await page.getByRole('textbox', { name: 'Name or ID' }).fill('market');
  await press('Find')(page);
};
/** At a terminal that a search has found. */
export const openFound = async (page: Hand) => {
  await search(page);
  await press('Market till Terminal')(page);
};
/** At a location that is at the top. */
export const openLocation = async (page: Hand) => {
  await open('Pier Coffee, Market Hall')(page);
  await shows('Set for this location')(page);
};
/** What forms ask beside the record. */
const forms = {
  'formDrafts.get': { ok: true, value: null },
  'formDrafts.keep': { ok: true, value: null },
  'locations.tills': {
    ok: true,
    value: {
      tills: [
        { id: 'term_456', name: 'Market till', tenders: ['usdcBase', 'bitcoin_Lightning'] },
        { id: 'term_PierTill2', name: 'Market till 2', tenders: ['bitcoin_Lightning'] },
      ],
      total: 2,
    },
  },
} as const satisfies Readonly<Record<string, Result<unknown>>>;
type More = NonNullable<Scene['more']>;
export const atTerminal = (more: More, act: (page: Hand) => Promise<void>): Moment =>
  scene({ more: { ...forms, ...more } }, act);
/** At one that is not this till's own. */
export const atOtherTerminal = (more: More, act: (page: Hand) => Promise<void>): Moment =>
  scene({ record: { ...terminalRecord, id: 'term_PierTill2' }, more: { ...forms, ...more } }, act);
/** On the page of a merchant. */
export const atMerchant = (more: More, act: (page: Hand) => Promise<void>): Moment =>
  scene({ top: { entries: [merchant] }, below: down, more: { ...forms, ...more } }, async (page) => {
    await open('Pier Coffee')(page);
    await act(page);
  });
export const atLocation = (more: More, act: (page: Hand) => Promise<void>): Moment =>
  scene(
    {
      top: { entries: [location] },
      below: { entries: tills, total: 2 },
      record: locationRecord,
      more: { ...forms, ...more },
    },
    act,
  );
export const atDisabledLocation = (more: More, act: (page: Hand) => Promise<void>): Moment =>
  scene(
    {
      top: { entries: [location] },
      below: { entries: tills, total: 2 },
      record: { ...locationRecord, isEnabled: false },
      more: { ...forms, ...more },
    },
    act,
  );
export const down = { entries: [location, stand], total: 2 };
