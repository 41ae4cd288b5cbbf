import type { WorldPart } from '../world/world-part.ts';
import type { World } from '../world/world.ts';
import { wireTime } from '../world/wire-values.ts';
import type { Application, HistoryEntry } from './application.ts';
import { APPLICATION_TABLES, Applications } from './applications.ts';
import { ATTACHMENT_TABLES } from './attachments.ts';
import { transition } from './moves.ts';
import type { Action } from './moves.ts';
import { PARTNER_WEBHOOK_TABLES } from './partner-webhooks.ts';
import type { ApplicationStatus, OnboardingException } from './statuses.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Story {
  readonly merchantName: string;
  readonly partnerId: string;
  /** Actions, a few hours apart. */
  readonly actions: readonly Action[];
  readonly exception?: Pick<OnboardingException, 'exceptionType' | 'onboardingStep' | 'errorMessage'>;
  readonly onboardedMerchantId?: string;
}

const SIGNED: readonly Action[] = ['submit', 'open', 'sign'];
const REVIEWED: readonly Action[] = [...SIGNED, 'startReview', 'review'];

/** One application in each state, for merchants of the seeded hierarchy. */
const STORIES: readonly Story[] = [
  { merchantName: 'Lighthouse Bakery', partnerId: 'par_HarborCafes', actions: [] },
  { merchantName: 'Gull & Anchor', partnerId: 'par_HarborCafes', actions: ['submit'] },
  { merchantName: 'Tidewater Tea', partnerId: 'par_HarborCafes', actions: ['submit', 'open'] },
  { merchantName: 'Mill Street Records', partnerId: 'par_Meadow', actions: SIGNED },
  { merchantName: 'Cobble Cycles', partnerId: 'par_Harbor', actions: [...SIGNED, 'startReview'] },
  { merchantName: 'Fern Florist', partnerId: 'par_Harbor', actions: REVIEWED },
  {
    merchantName: 'Quay Ceramics',
    partnerId: 'par_Harbor',
    actions: [...REVIEWED, 'requestChanges'],
    exception: {
      exceptionType: 'validationError',
      onboardingStep: 'review',
      errorMessage: 'The proof of address is older than three months.',
    },
  },
  {
    merchantName: 'Northlight Prints',
    partnerId: 'par_Meadow',
    actions: [...REVIEWED, 'requestChanges', 'resend'],
  },
  {
    merchantName: 'Saltmarsh Outfitters',
    partnerId: 'par_Harbor',
    actions: [...REVIEWED, 'startBoarding'],
    exception: {
      exceptionType: 'integrationFailure',
      onboardingStep: 'boarding',
      errorMessage: 'The bank has not confirmed the account yet.',
    },
  },
  {
    merchantName: 'Old Town Books',
    partnerId: 'par_Harbor',
    actions: [...REVIEWED, 'startBoarding', 'board'],
    onboardedMerchantId: 'mer_OldTownBooks',
  },
  { merchantName: 'Pop-up Pretzels', partnerId: 'par_HarborCafes', actions: ['submit', 'cancel'] },
  {
    merchantName: 'Lucky Star Gaming',
    partnerId: 'par_Meadow',
    actions: [...SIGNED, 'startReview', 'reject'],
    exception: {
      exceptionType: 'crosswalkGap',
      onboardingStep: 'review',
      errorMessage: 'The merchant category code has no counterpart at the processor.',
    },
  },
];

/** The tables of onboarding with the applications of a new sandbox. */
export const ONBOARDING_PART: WorldPart = {
  tables: [APPLICATION_TABLES, ATTACHMENT_TABLES, PARTNER_WEBHOOK_TABLES].join('\n'),
  seed: seedApplications,
};

function seedApplications({ db }: World, now: number): void {
  const applications = new Applications(db);
  STORIES.forEach((story, place) => {
    applications.put(
      applicationOf(story, String(place + 1).padStart(2, '0'), now - (STORIES.length - place) * DAY_MS),
    );
  });
}

function applicationOf(story: Story, number: string, created: number): Application {
  const { merchantName, partnerId, actions, exception, onboardedMerchantId = null } = story;
  const history = historyOf(actions, created);
  const last = history.at(-1);
  const status = last?.status ?? 'draft';
  const hasPackage = actions.includes('submit');
  const domain = `${merchantName.toLowerCase().replaceAll(/[^a-z]/g, '')}.test`;
  return {
    id: `app_Seeded${number}`,
    formKind: 'minimal',
    merchantName,
    partnerId,
    partnerExternalId: `MID-${number}`,
    signerName: 'Robin Alvarez',
    signerEmail: `robin@${domain}`,
    merchantKey: `mid MID-${number}`,
    merchantCategoryCode: null,
    businessTypes: ['physical'],
    status,
    packageStatus: actions.includes('resend') ? 'resent' : hasPackage ? 'sent' : 'unsent',
    envelopeId: hasPackage ? `env_Seeded${number}` : null,
    signingToken: hasPackage && status !== 'withdrawn' ? `seeded-${number}` : null,
    onboardedMerchantId,
    exceptions: exception === undefined || last === undefined ? [] : [seededException(exception, last.at)],
    history,
    created,
    updated: last?.at ?? created,
  };
}

function historyOf(actions: readonly Action[], created: number): HistoryEntry[] {
  const history: HistoryEntry[] = [{ at: created, event: 'created', status: 'draft', actor: 'partner' }];
  let status: ApplicationStatus = 'draft';
  for (const [place, event] of actions.entries()) {
    const move = transition(event, status);
    if (move === undefined) throw new Error(`The state table has no ${event} from ${status}.`);
    status = move.to;
    history.push({ at: created + (place + 1) * 2 * HOUR_MS, event, status, actor: move.actor });
  }
  return history;
}

function seededException(exception: NonNullable<Story['exception']>, at: number): OnboardingException {
  return { ...exception, status: 'open', timestamp: wireTime(at), assignedTo: null, resolutionNotes: null };
}
