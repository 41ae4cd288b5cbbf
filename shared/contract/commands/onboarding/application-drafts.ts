import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type {
  ApplicationDraft,
  ApplicationDraftList,
  ApplicationFees,
  KeptApplication,
  LookedForApplication,
  SubmittedApplication,
} from '../../back-office/application-drafts.ts';
import type { ApplicationValues } from '../../../onboarding/application-values.ts';

const text = z.string().max(4_096);
/** A form with as many addresses and stakeholders as it takes has some 370 fields. */
const MOST_FIELDS = 600;
const MOST_CHARACTERS = 200_000;

/** What is typed, whatever it is: the rules say what is wrong with it. */
export const applicationValues: z.ZodType<ApplicationValues> = z
  .record(z.string().min(1).max(160), z.union([text, z.array(text).max(100).readonly()]))
  .refine((values) => Object.keys(values).length <= MOST_FIELDS, 'too many fields')
  .refine((values) => JSON.stringify(values).length <= MOST_CHARACTERS, 'too much text');

const one = z.strictObject({ id: z.uuid() });

/** Full onboarding applications: written on this till, then at the service. */
export const applicationDraftsCommands = {
  'applicationDrafts.list': {
    who: 'manager',
    input: z.strictObject({}),
    answer: ofType<ApplicationDraftList>(),
  },
  /** A new one; further ones than the till keeps are refused. */
  'applicationDrafts.begin': { who: 'manager', input: z.undefined(), answer: ofType<ApplicationDraft>() },
  'applicationDrafts.get': { who: 'manager', input: one, answer: ofType<ApplicationDraft>() },
  /** Answers what is wrong with it. */
  'applicationDrafts.keep': {
    who: 'manager',
    input: z.strictObject({ id: z.uuid(), values: applicationValues }),
    answer: ofType<KeptApplication>(),
  },
  /** From this till; what the service has of it stays there. */
  'applicationDrafts.remove': { who: 'manager', input: one },
  /** The floor of each fee. */
  'applicationDrafts.fees': {
    who: 'manager',
    input: z.strictObject({ partnerId: recordId }),
    answer: ofType<ApplicationFees>(),
  },
  /** As a Draft at the service. Of one whose answer was lost it is looked first whether it is there. */
  'applicationDrafts.create': { who: 'manager', input: one, answer: ofType<ApplicationDraft>() },
  /** Looks in the partner's list for one whose answer was lost. */
  'applicationDrafts.look': { who: 'manager', input: one, answer: ofType<LookedForApplication>() },
  /** For signature; from then on it is in the list of applications only. */
  'applicationDrafts.submit': { who: 'manager', input: one, answer: ofType<SubmittedApplication>() },
} as const satisfies CommandEntries;
