import { emptyApplication, withEntry } from '../../../shared/onboarding/application-values.ts';
import type {
  ApplicationDraft,
  ApplicationDraftList,
  ApplicationProblem,
} from '../../../shared/contract/application-drafts.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import { scheduledFees, typedApplication } from '../../support/typed-application.ts';
import { signedIn } from '../staff.ts';
import { NOW } from '../views.ts';
import { fromMenu, press } from './moment.ts';
import { access, DAY, partners, shows } from './terminal-scene.ts';
import type { Hand } from './hand.ts';
import type { Moment, Moments } from './moment.ts';

const ID = '6c1c3f2e-8f55-4d0a-9f9b-6a6d0a7a0c11';

const list: ApplicationDraftList = {
  drafts: [
    { id: ID, merchantName: 'Shell Shop', stage: 'typing', changedAt: NOW - 60_000 },
    { id: ID.replace('6', '7'), merchantName: 'Ferry Kiosk', stage: 'unconfirmed', changedAt: NOW - DAY },
    {
      id: ID.replace('6', '8'),
      merchantName: 'Old Town Books',
      stage: 'at-service',
      changedAt: NOW - 2 * DAY,
    },
    { id: ID.replace('6', '9'), merchantName: '', stage: 'typing', changedAt: NOW - 3 * DAY },
  ],
  unreadable: 0,
  isFull: false,
};

const missing = (field: string, step: ApplicationProblem['step']): ApplicationProblem => ({
  field,
  code: 'missing',
  step,
});
const openOfEmpty: readonly ApplicationProblem[] = [
  ...['partnerId', 'merchantName', 'merchantCategoryCode'].map((field) => missing(field, 'business')),
  ...['address', 'postalCode', 'city', 'state', 'countryCode'].map((field) =>
    missing(`addresses.1.${field}`, 'addresses'),
  ),
  ...['firstName', 'lastName', 'email'].map((field) => missing(`stakeholders.1.${field}`, 'people')),
  missing('locationBusinessType', 'locations'),
];
const openOfTwo: readonly ApplicationProblem[] = [
  { field: 'stakeholders.1.taxIdNumber', code: 'not-nine-digits', step: 'people' },
  { field: 'stakeholders.2.ownershipPercentage', code: 'over-100-percent', step: 'people' },
  { field: 'fee:cryptoPercentage', code: 'below-floor', step: 'fees' },
];

const empty: ApplicationDraft = {
  id: ID,
  values: emptyApplication(),
  stage: 'typing',
  problems: openOfEmpty,
  isKept: true,
};
const whole: ApplicationDraft = { ...empty, values: typedApplication, problems: [] };
const faulty: ApplicationDraft = {
  ...empty,
  values: {
    ...withEntry(typedApplication, 'stakeholders'),
    'stakeholders.1.taxIdNumber': '012-34-5678',
    'stakeholders.2.firstName': 'Kim',
    'stakeholders.2.lastName': 'Berg',
    'stakeholders.2.ownershipType': 'indirect',
    'stakeholders.2.ownershipPercentage': '40',
    'fee:cryptoPercentage': '0.5',
  },
  problems: openOfTwo,
};
const refused: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  detail: 'One or more validation errors occurred.',
  fields: [{ field: 'registeredName', fault: 'malformed', said: 'must be the name in the register' }],
  traceId: '4bf92f3577b34da6',
};

const ok = (value: unknown): Result<unknown> => ({ ok: true, value });

const applicationScene = (
  draft: ApplicationDraft,
  act: (page: Hand) => Promise<void>,
  more: Readonly<Record<string, Result<unknown>>> = {},
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': ok(access),
    'hierarchy.top': ok({ entries: partners, total: 3 }),
    'applicationDrafts.list': ok(list),
    'applicationDrafts.begin': ok(draft),
    'applicationDrafts.get': ok(draft),
    'applicationDrafts.keep': ok({ problems: draft.problems, isKept: draft.isKept }),
    'applicationDrafts.fees': ok({ fees: scheduledFees }),
    ...more,
  },
  act: async (page) => {
    await fromMenu('Back office')(page);
    await press('Applications Bring')(page);
    await act(page);
  },
});

const begin = async (page: Hand) => {
  await press('New application')(page);
  await page.getByRole('navigation', { name: 'Steps' }).waitFor();
};
const atStep = (name: string) => async (page: Hand) => {
  await begin(page);
  await press(name)(page);
  await page.getByRole('heading', { level: 2, name: name.slice(2) }).waitFor();
};
const goOn = async (page: Hand) => {
  await press('Shell Shop')(page);
};

/** Full applications as they are written, from the list to the submission. */
export const newApplicationsMoments: Moments = {
  'applications-unfinished': applicationScene(empty, shows('Shell Shop')),
  'applications-full': applicationScene(empty, shows('keeps 20 unfinished'), {
    'applicationDrafts.list': ok({ ...list, unreadable: 2, isFull: true }),
  }),
  'application-business': applicationScene(empty, begin),
  'application-business-faults': applicationScene(empty, async (page) => {
    await begin(page);
    await press('Next step')(page);
    await shows('Fill this in.')(page);
  }),
  'application-addresses': applicationScene(whole, atStep('2 Addresses')),
  'application-people': applicationScene(faulty, atStep('3 Stakeholders')),
  'application-people-faults': applicationScene(faulty, async (page) => {
    await atStep('3 Stakeholders')(page);
    await press('Next step')(page);
    await shows('All shares together')(page);
  }),
  'application-bank': applicationScene(whole, atStep('4 Bank account')),
  'application-fees': applicationScene(faulty, async (page) => {
    await atStep('5 Fees')(page);
    await press('Next step')(page);
    await shows('less than what the partner pays')(page);
  }),
  'application-locations': applicationScene(whole, atStep('6 Locations and sales')),
  'application-review': applicationScene(whole, async (page) => {
    await atStep('7 Review')(page);
    await shows('Everything is filled in.')(page);
  }),
  'application-review-open': applicationScene(faulty, async (page) => {
    await atStep('7 Review')(page);
    await shows('Something is still open.')(page);
  }),
  'application-refused': applicationScene(
    whole,
    async (page) => {
      await atStep('7 Review')(page);
      await press('Create the draft')(page);
      await page.getByRole('alert').waitFor();
      await press('1 Business')(page);
      await shows('must be the name in the register')(page);
    },
    { 'applicationDrafts.create': { ok: false, failure: refused } },
  ),
  'application-in-memory': applicationScene({ ...empty, isKept: false }, async (page) => {
    await begin(page);
    await shows('no safe place for personal data')(page);
  }),
  'application-lost': applicationScene(
    { ...whole, stage: 'unconfirmed' },
    async (page) => {
      await goOn(page);
      await press('Look for it')(page);
      await shows('It can be sent again.')(page);
    },
    { 'applicationDrafts.look': ok({ draft: { ...whole, stage: 'unconfirmed' }, found: 0 }) },
  ),
  'application-at-service': applicationScene(
    { ...whole, stage: 'at-service', applicationId: 'app_7Yq2' },
    async (page) => {
      await goOn(page);
      await shows('as a draft.')(page);
    },
  ),
  'application-submit-asked': applicationScene(
    { ...whole, stage: 'at-service', applicationId: 'app_7Yq2' },
    async (page) => {
      await goOn(page);
      await press('Submit for signature')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  ),
  'application-discard-asked': applicationScene(whole, async (page) => {
    await begin(page);
    await press('Discard this application')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
};
