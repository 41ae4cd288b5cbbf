import { applicationScene, fillShort, openQuay, openShort, record, sendShort } from './application-scene.ts';
import { press } from '../moment.ts';
import { access, shows } from './terminal-scene.ts';
import type { ApplicationDocumentList } from '../../../../shared/contract/back-office/application-documents.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { Hand } from '../hand.ts';
import type { Moments } from '../moment.ts';

const failure = (code: Failure['code'], detail?: string): Failure => ({
  action: 'try-again',
  code,
  ...(detail !== undefined && { detail }),
});
const at = (status: string) => ({ ...record, status, exceptions: [] });

const documents: ApplicationDocumentList = {
  documents: [
    { key: 'att_1', fileName: 'licence.pdf', size: 2_500_000, state: 'sent' },
    {
      key: '5c1c3f2e-8f55-4d0a-9f9b-6a6d0a7a0c11',
      fileName: 'bank-letter-of-the-harbour-bank.png',
      size: 3_100_000,
      state: 'waiting',
    },
  ],
  isClosed: false,
  notSent: [],
};

const confirm = (name: string) => async (page: Hand) => {
  await openQuay(page);
  await press(name)(page);
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
};
const moves = (answer: object) => ({ more: { 'applications.move': answer as never } });

/** Onboarding applications in the back office. */
export const applicationsMoments: Moments = {
  applications: applicationScene({}, shows('6 of 6')),
  'applications-not-found': applicationScene({ list: { entries: [], total: 0 } }, async (page) => {
    await shows('There are no applications yet.')(page);
    await page.getByRole('textbox', { name: 'Merchant, e-mail' }).fill('pier');
    await press('Find')(page);
    await shows('No application fits this.')(page);
    await page.getByText('Narrow down').first().click();
  }),
  'applications-partner-only': applicationScene(
    { access: { ...access, scopes: ['terminal', 'merchant'] } },
    shows('Only a partner sees applications'),
  ),
  'applications-failed': applicationScene({ list: failure('service-unreachable') }, async (page) => {
    await page.getByRole('alert').waitFor();
  }),
  application: applicationScene({}, openQuay),
  'application-failed': applicationScene({ application: failure('not-found') }, async (page) => {
    await press('Quay Ceramics')(page);
    await page.getByRole('alert').waitFor();
  }),
  'application-bare': applicationScene(
    {
      application: { id: record.id, status: 'escalatedToRisk', exceptions: [{}] },
      history: [],
      attachments: failure('service-busy'),
    },
    async (page) => {
      await openQuay(page);
      await shows('The service tells nothing yet.')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'application-draft': applicationScene({ application: at('draft'), attachments: [] }, openQuay),
  'application-draft-documents': applicationScene(
    {
      application: at('draft'),
      more: {
        'applicationDocuments.list': { ok: true, value: documents },
        'applicationDocuments.send': {
          ok: false,
          failure: failure('request-rejected', 'The document cannot be read.'),
        },
      },
    },
    async (page) => {
      await openQuay(page);
      await press('Send bank-letter-of-the-harbour-bank.png again')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'application-documents-not-sent': applicationScene(
    { application: { ...at('signing'), notSent: ['bank-letter-of-the-harbour-bank.png', 'passport.jpg'] } },
    openQuay,
  ),
  'applications-documents-unsent': applicationScene(
    {
      more: {
        'applicationDocuments.unsent': {
          ok: true,
          value: {
            waiting: [
              { id: 'app_01', merchantName: 'Lighthouse Bakery', fileNames: ['licence.pdf', 'passport.jpg'] },
              { id: 'app_Quay07', fileNames: ['bank-letter.png'] },
            ],
            notSent: [{ id: 'app_02', merchantName: 'Gull & Anchor', fileNames: ['check.png'] }],
          },
        },
      },
    },
    shows('Documents still to be sent'),
  ),
  'application-submit-asked': applicationScene({ application: at('draft') }, async (page) => {
    await openQuay(page);
    await press('Send for signature')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'application-sent': applicationScene(
    { application: at('signing'), ...moves({ ok: true, value: null }) },
    async (page) => {
      await confirm('Send again')(page);
      await shows('A new e-mail was sent')(page);
    },
  ),
  'application-moved-on': applicationScene(
    {
      application: at('signing'),
      ...moves({ ok: false, failure: failure('conflict', 'Not possible while the application is signed.') }),
    },
    async (page) => {
      await confirm('Withdraw')(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'application-answer-lost': applicationScene(
    { application: at('signing'), ...moves({ ok: false, failure: failure('change-unconfirmed') }) },
    async (page) => {
      await confirm('Send again')(page);
      await shows('The answer was lost')(page);
    },
  ),
  'application-boarded': applicationScene(
    {
      application: {
        ...at('boarded'),
        merchant: { kind: 'merchant', id: 'mer_Quay', name: 'Quay Ceramics' },
      },
    },
    openQuay,
  ),
  'application-document-saved': applicationScene(
    { more: { 'applications.saveAttachment': { ok: true, value: { fileName: 'business-licence.pdf' } } } },
    async (page) => {
      await openQuay(page);
      await press('business-licence.pdf')(page);
      await shows('Saved as')(page);
    },
  ),
  'application-short-partner': applicationScene({}, async (page) => {
    await press('New short application')(page);
    await shows('For which partner?')(page);
  }),
  'application-short': applicationScene({}, openShort),
  'application-short-without-fees': applicationScene(
    { more: { 'merchants.fees': { ok: false, failure: failure('not-found') } } },
    openShort,
  ),
  'application-short-typed': applicationScene({}, async (page) => {
    await openShort(page);
    await page.getByRole('textbox', { name: 'Wallet Percentage' }).fill('1.5');
    await page.getByRole('textbox', { name: 'Monthly' }).fill('ten');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@');
    await press('Send')(page);
    await shows('This is less than the partner pays.')(page);
  }),
  'application-short-asked': applicationScene({}, async (page) => {
    await fillShort(page);
    await press('Send')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  'application-short-exists': applicationScene(
    { more: { 'applications.createShort': { ok: false, failure: failure('conflict', 'app_Ferry01') } } },
    async (page) => {
      await sendShort(page);
      await shows('There is an application for this merchant already')(page);
    },
  ),
  'application-short-lost': applicationScene(
    { more: { 'applications.createShort': { ok: false, failure: failure('change-unconfirmed') } } },
    async (page) => {
      await sendShort(page);
      await shows('The answer was lost')(page);
    },
  ),
};
