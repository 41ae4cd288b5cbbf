import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type {
  ApplicationDraft,
  ApplicationDraftList,
  ApplicationFees,
  KeptApplication,
  FoundApplication,
  SubmittedApplication,
} from '../../back-office/application-drafts.ts';
import type { ApplicationValues } from '../../../onboarding/application-values.ts';

const text = z.string().max(4_096);
/** The largest possible form has about 370 fields. */
const MOST_FIELDS = 600;
const MOST_CHARACTERS = 200_000;

/** Typed values, valid or not: the rules say what is wrong with them. */
export const applicationValues: z.ZodType<ApplicationValues> = z
  .record(z.string().min(1).max(160), z.union([text, z.array(text).max(100).readonly()]))
  .refine((values) => Object.keys(values).length <= MOST_FIELDS, 'too many fields')
  .refine((values) => JSON.stringify(values).length <= MOST_CHARACTERS, 'too much text');

const one = z.strictObject({ id: z.uuid() });

/** Commands about full onboarding applications, which are written on this till and then created at the service. */
export const applicationDraftsCommands = {
  'applicationDrafts.list': {
    who: 'manager',
    input: z.strictObject({}),
    answer: ofType<ApplicationDraftList>(),
  },
  /** Begins a draft. Refused where the till has as many as it keeps. */
  'applicationDrafts.begin': { who: 'manager', input: z.undefined(), answer: ofType<ApplicationDraft>() },
  'applicationDrafts.get': { who: 'manager', input: one, answer: ofType<ApplicationDraft>() },
  /** Keeps a draft and answers what is wrong with it. */
  'applicationDrafts.keep': {
    who: 'manager',
    input: z.strictObject({ id: z.uuid(), values: applicationValues }),
    answer: ofType<KeptApplication>(),
  },
  /** Removes a draft from this till. The service's application stays there. */
  'applicationDrafts.remove': { who: 'manager', input: one },
  /** Answers the lowest rate of each fee. */
  'applicationDrafts.fees': {
    who: 'manager',
    input: z.strictObject({ partnerId: recordId }),
    answer: ofType<ApplicationFees>(),
  },
  /** Creates it as a Draft at the service. Where an earlier answer was lost, it first looks whether the service has it. */
  'applicationDrafts.create': { who: 'manager', input: one, answer: ofType<ApplicationDraft>() },
  /** Looks in the partner's list for an application whose answer was lost. */
  'applicationDrafts.findSent': { who: 'manager', input: one, answer: ofType<FoundApplication>() },
  /** Submits it for signature. From then on it is only in the list of applications. */
  'applicationDrafts.submit': { who: 'manager', input: one, answer: ofType<SubmittedApplication>() },
} as const satisfies CommandEntries;
