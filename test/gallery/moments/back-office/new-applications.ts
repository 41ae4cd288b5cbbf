import { emptyApplication, withEntry } from '../../../../shared/onboarding/application-values.ts';
import type {
  ApplicationDraft,
  ApplicationDraftList,
  ApplicationProblem,
} from '../../../../shared/contract/back-office/application-drafts.ts';
import type { ApplicationDocumentList } from '../../../../shared/contract/back-office/application-documents.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { scheduledFees, typedApplication } from '../../../support/records/typed-application.ts';
import { NOW } from '../../views.ts';
import { applicationScene } from './application-scene.ts';
import { press } from '../moment.ts';
import { DAY, shows } from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

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
const none: ApplicationDocumentList = { documents: [], isClosed: false, notSent: [] };
const documents: ApplicationDocumentList = {
  ...none,
  documents: [
    { key: 'att_1', fileName: 'licence.pdf', size: 2_500_000, state: 'sent' },
    { key: 'att_2', fileName: 'passport.jpg', size: 840_000, state: 'sent' },
    {
      key: ID.replace('6', '5'),
      fileName: 'bank-letter-of-the-harbour-bank-with-the-number-of-the-account.png',
      size: 3_100_000,
      state: 'waiting',
    },
  ],
};
const refused: Failure = {
  action: 'fix-input',
  code: 'request-rejected',
  detail: 'One or more validation errors occurred.',
  fields: [
    { field: 'registeredName', fault: 'malformed', said: 'must be the name in the register' },
    { field: 'stakeholders.1.taxIdNumber', fault: 'malformed', said: 'is not known' },
  ],
  traceId: '4bf92f3577b34da6',
};

const ok = (value: unknown): Result<unknown> => ({ ok: true, value });

const writing = (
  draft: ApplicationDraft,
  act: (page: Hand) => Promise<void>,
  more: Readonly<Record<string, Result<unknown>>> = {},
): Moment =>
  applicationScene(
    {
      more: {
        'applicationDrafts.list': ok(list),
        'applicationDrafts.begin': ok(draft),
        'applicationDrafts.get': ok(draft),
        'applicationDrafts.keep': ok({ problems: draft.problems, isKept: draft.isKept }),
        'applicationDrafts.fees': ok({ fees: scheduledFees }),
        'applicationDocuments.list': ok(none),
        ...more,
      },
    },
    act,
  );

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
  'applications-unfinished': writing(empty, shows('Shell Shop')),
  'applications-full': writing(empty, shows('keeps 20 unfinished'), {
    'applicationDrafts.list': ok({ ...list, unreadable: 2, isFull: true }),
  }),
  'new-application-business': writing(empty, begin),
  'new-application-business-faults': writing(empty, async (page) => {
    await begin(page);
    await press('Next step')(page);
    await shows('Fill this in.')(page);
  }),
  'new-application-addresses': writing(whole, atStep('2 Addresses')),
  'new-application-people': writing(faulty, atStep('3 Stakeholders')),
  'new-application-people-faults': writing(faulty, async (page) => {
    await atStep('3 Stakeholders')(page);
    await press('Next step')(page);
    await shows('All shares together')(page);
  }),
  'new-application-bank': writing(whole, atStep('4 Bank account')),
  'new-application-fees': writing(faulty, async (page) => {
    await atStep('5 Fees')(page);
    await press('Next step')(page);
    await shows('less than what the partner pays')(page);
  }),
  'new-application-locations': writing(whole, atStep('6 Locations and sales')),
  'new-application-review': writing(whole, async (page) => {
    await atStep('7 Review')(page);
    await shows('Everything is filled in.')(page);
  }),
  'new-application-review-open': writing(faulty, async (page) => {
    await atStep('7 Review')(page);
    await shows('Something is still open.')(page);
  }),
  'new-application-refused': writing(
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
  'new-application-in-memory': writing({ ...empty, isKept: false }, async (page) => {
    await begin(page);
    await shows('no safe place for personal data')(page);
  }),
  'new-application-lost': writing(
    { ...whole, stage: 'unconfirmed' },
    async (page) => {
      await goOn(page);
      await press('Look for it')(page);
      await shows('It can be sent again.')(page);
    },
    { 'applicationDrafts.findSent': ok({ draft: { ...whole, stage: 'unconfirmed' }, found: 0 }) },
  ),
  'new-application-at-service': writing(
    { ...whole, stage: 'at-service', applicationId: 'app_7Yq2' },
    async (page) => {
      await goOn(page);
      await shows('as a draft.')(page);
    },
  ),
  'new-application-documents': writing(
    { ...whole, stage: 'at-service', applicationId: 'app_7Yq2' },
    async (page) => {
      await goOn(page);
      await shows('bank-letter-of-the-harbour-bank')(page);
    },
    { 'applicationDocuments.list': ok(documents) },
  ),
  'new-application-documents-closed': writing(
    { ...whole, stage: 'at-service', applicationId: 'app_7Yq2' },
    async (page) => {
      await goOn(page);
      await shows('The application is no longer a draft')(page);
    },
    { 'applicationDocuments.list': ok({ ...none, isClosed: true, notSent: ['bank-letter.png'] }) },
  ),
  'new-application-submit-asked': writing(
    { ...whole, stage: 'at-service', applicationId: 'app_7Yq2' },
    async (page) => {
      await goOn(page);
      await press('Submit for signature')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  ),
  'new-application-discard-asked': writing(whole, async (page) => {
    await begin(page);
    await press('Discard this application')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
};
