import type {
  ApplicationAttachment,
  ApplicationEntry,
  ApplicationEvent,
  ApplicationRecord,
  ApplicationsPage,
} from '../../../../shared/contract/back-office/applications.ts';
import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fees } from './merchant-scene.ts';
import { fromMenu, press } from '../moment.ts';
import { access, DAY, partners, shows } from './terminal-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moment } from '../moment.ts';

const HOUR = DAY / 24;

const quay: ApplicationEntry = {
  id: 'app_Quay07',
  merchantName: 'Quay Ceramics',
  status: 'changesRequested',
  partnerName: 'Harbor Retail',
  externalId: 'MID-07',
  signerName: 'Robin Alvarez',
  signerEmail: 'robin@quay-ceramics.example.test',
  createdAt: NOW - 6 * DAY,
  updatedAt: NOW - DAY,
};
const entry = (id: string, merchantName: string, status: string, days: number): ApplicationEntry => ({
  ...quay,
  id: `app_${id}`,
  merchantName,
  status,
  externalId: `MID-${id}`,
  signerEmail: `${id}@${merchantName.toLowerCase().replaceAll(/[^a-z]/g, '')}.example.test`,
  updatedAt: NOW - days * DAY,
});
const applications: readonly ApplicationEntry[] = [
  entry('01', 'Lighthouse Bakery', 'draft', 0),
  entry('02', 'Gull & Anchor', 'signing', 1),
  quay,
  entry('10', 'Old Town Books', 'boarded', 3),
  entry('12', 'Lucky Star Gaming', 'rejected', 4),
  entry('13', 'Tidewater Tea', 'escalatedToRisk', 5),
];

export const record: ApplicationRecord = {
  id: quay.id,
  status: 'changesRequested',
  envelopeId: 'env_Quay07',
  exceptions: [
    {
      status: 'open',
      step: 'review',
      type: 'validationError',
      message: 'The proof of address is older than three months.',
      assignedTo: 'Underwriting',
      at: NOW - DAY,
    },
    {
      status: 'resolved',
      step: 'bankVerification',
      type: 'integrationFailure',
      message: 'The bank has not confirmed the account yet.',
      resolution: 'Confirmed by telephone.',
      at: NOW - 2 * DAY,
    },
  ],
};

const history: readonly ApplicationEvent[] = [
  { event: 'requestChanges', status: 'changesRequested', actor: 'service', at: NOW - DAY },
  { event: 'review', status: 'reviewed', actor: 'service', at: NOW - DAY - 2 * HOUR },
  { event: 'sign', status: 'signed', actor: 'signer', at: NOW - 5 * DAY },
  { event: 'submit', status: 'signing', actor: 'partner', at: NOW - 6 * DAY },
  {
    event: 'created',
    status: 'draft',
    actor: 'partner',
    message: 'By the partner’s portal',
    at: NOW - 6 * DAY,
  },
];

const attachments: readonly ApplicationAttachment[] = [
  { id: 'att_1', fileName: 'business-licence.pdf', size: 412_000, createdAt: NOW - 6 * DAY },
  { id: 'att_2', fileName: 'voided check, colour.png', size: 1_900_000, createdAt: NOW - 6 * DAY },
];

export interface Scene {
  readonly list?: ApplicationsPage | Failure;
  readonly application?: ApplicationRecord | Failure;
  readonly history?: readonly ApplicationEvent[] | Failure;
  readonly attachments?: readonly ApplicationAttachment[] | Failure;
  readonly access?: BackOfficeAccess;
  /** Of further commands. */
  readonly more?: Readonly<Record<string, Result<unknown>>>;
}

const answer = (value: object): Result<unknown> =>
  'action' in value ? { ok: false, failure: value as Failure } : { ok: true, value };

/** The page Applications, and what is done there. */
export const applicationScene = (scene: Scene, act: (page: Hand) => Promise<void>): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: scene.access ?? access },
    'hierarchy.top': { ok: true, value: { entries: partners, total: 3 } },
    'applications.list': answer(scene.list ?? { entries: applications, total: 6 }),
    'applications.get': answer(scene.application ?? record),
    'applications.history': answer(scene.history ?? history),
    'applications.attachments': answer(scene.attachments ?? attachments),
    'merchants.fees': { ok: true, value: fees },
    'applicationDocuments.unsent': { ok: true, value: { waiting: [], notSent: [] } },
    'applicationDocuments.list': { ok: true, value: { documents: [], isClosed: false, notSent: [] } },
    'applicationDrafts.list': { ok: true, value: { drafts: [], unreadable: 0, isFull: false } },
    'formDrafts.get': { ok: true, value: null },
    'formDrafts.keep': { ok: true, value: null },
    ...scene.more,
  },
  act: async (page) => {
    await fromMenu('Back office')(page);
    await press('Applications Who has signed')(page);
    await act(page);
  },
});

export const openQuay = async (page: Hand) => {
  await press('Quay Ceramics')(page);
  await shows('What happened')(page);
};

export const openShort = async (page: Hand) => {
  await press('New short application')(page);
  await press('Harbor Retail')(page);
  await shows('The merchant will belong to')(page);
};
export const fillShort = async (page: Hand) => {
  await openShort(page);
  for (const [name, text] of [
    ['Merchant', 'Ferry Kiosk'],
    ['External ID', 'FERRY-1'],
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['E-mail', 'ada@ferry-kiosk.example.test'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(text);
  }
};
/** Sends it, whatever it is answered. */
export const sendShort = async (page: Hand) => {
  await fillShort(page);
  await press('Send')(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
};
