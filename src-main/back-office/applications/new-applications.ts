import { failed, succeeded } from '../../../shared/failure.ts';
import { textOf } from '../../../shared/onboarding/application-values.ts';
import { Mutex } from '../../write-file-atomic.ts';
import { feeScheduleOf } from '../merchants/sale-cost.ts';
import { stageOf } from './application-drafts.ts';
import { lostApplications } from './lost-applications.ts';
import { merchantDataOf } from './merchant-data.ts';
import { inFields } from './refused-fields.ts';
import { applicationProblems } from './rules/application-problems.ts';
import type {
  ApplicationDraft,
  ApplicationFees,
  KeptApplication,
  FoundApplication,
  SubmittedApplication,
} from '../../../shared/contract/back-office/application-drafts.ts';
import type { FeeLine } from '../../../shared/contract/back-office/merchants.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';
import type { ApplicationDrafts, HeldDraft } from './application-drafts.ts';

interface NewApplicationsParts {
  readonly calls: RecordCalls;
  readonly drafts: ApplicationDrafts;
  /** The environment of the service, sent as `cryptoEnvironment`. */
  readonly environment: 'sandbox' | 'production';
  /** The till's currency, ISO 4217. */
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Full applications (spec "Onboarding (API key)"): kept on this till while they are typed, created at the service as a
 * Draft once they break no rule, and then submitted for signature.
 */
export class NewApplications {
  readonly #parts: NewApplicationsParts;
  /** By partner, for as long as the till runs. Without a partner's fees the service checks them. */
  readonly #fees = new Map<string, readonly FeeLine[]>();
  /** Two presses must not create two applications. */
  readonly #sending = new Mutex();

  constructor(parts: NewApplicationsParts) {
    this.#parts = parts;
  }

  async begin(): Promise<Result<ApplicationDraft>> {
    return this.#shown(await this.#parts.drafts.begin());
  }

  async get(id: string): Promise<Result<ApplicationDraft>> {
    return this.#shown(await this.#parts.drafts.get(id));
  }

  async keep(id: string, values: ApplicationValues): Promise<Result<KeptApplication>> {
    const kept = await this.#parts.drafts.keep(id, values);
    return kept.ok ? succeeded({ problems: this.#problems(kept.value), isKept: kept.value.isKept }) : kept;
  }

  /** Fees of the partner's schedule. Empty where neither the partner nor one above it has a schedule. */
  async fees(partnerId: string): Promise<Result<ApplicationFees>> {
    const read = await this.#parts.calls.ask(({ feeSchedules }, signal) =>
      feeSchedules.ofPartner(partnerId, signal),
    );
    if (!read.ok && read.failure.code !== 'not-found') return read;
    const { fees } = feeScheduleOf(read.ok ? read.value : [], this.#parts.currency);
    this.#fees.set(partnerId, fees);
    return succeeded({ fees });
  }

  /**
   * Creates the application as a Draft. The till first records on the disk that it is being sent, so that after a
   * restart it looks for it at the service. Fails with the form's fields where a rule is broken or the service refuses
   * one.
   */
  create(id: string): Promise<Result<ApplicationDraft>> {
    return this.#sending.runExclusive(async () => {
      const { drafts, calls, environment, now } = this.#parts;
      const held = await drafts.get(id);
      if (!held.ok) return held;
      if (stageOf(held.value) === 'at-service')
        return failed({ action: 'fix-input', code: 'command-refused' });
      const looked = await this.#looked(held.value);
      if (!looked.ok || stageOf(looked.value) === 'at-service') return this.#shown(looked);
      const draft = looked.value;
      const partnerId = textOf(draft.values, 'partnerId');
      if (partnerId !== '' && !this.#fees.has(partnerId)) {
        const fees = await this.fees(partnerId);
        if (!fees.ok) return fees;
      }
      const problems = this.#problems(draft);
      if (problems.length > 0) return failed(brokenRules(problems.map(({ field }) => field)));
      const fees = this.#feesOf(draft.values);
      const body = {
        merchantData: merchantDataOf(draft.values, fees, environment),
        submitImmediately: false,
      };
      const typing = { id, values: draft.values, changedAt: draft.changedAt };
      await drafts.write({ ...typing, sentAt: now() });
      const made = await calls.ask(({ applications }, signal) => applications.create(body, signal));
      if (made.ok) {
        return this.#shown(await drafts.write({ ...typing, applicationId: made.value.applicationId }));
      }
      if (made.failure.code === 'change-unconfirmed') return made;
      await drafts.write(typing);
      return failed(inFields(made.failure, draft.values, fees));
    });
  }

  /**
   * Looks for an application whose answer was lost. If exactly one fits it becomes this draft's; if none does, the
   * draft can be sent again.
   */
  findSent(id: string): Promise<Result<FoundApplication>> {
    return this.#sending.runExclusive(async () => {
      const held = await this.#parts.drafts.get(id);
      if (!held.ok) return held;
      const found = stageOf(held.value) === 'unconfirmed' ? await this.#found(held.value) : succeeded([]);
      if (!found.ok) return found;
      const shown = this.#shown(await this.#taken(held.value, found.value));
      return shown.ok ? succeeded({ draft: shown.value, found: found.value.length }) : shown;
    });
  }

  /**
   * Submits the Draft; then the till deletes what was typed. After a lost answer a second press finds out what
   * happened.
   */
  async submit(id: string): Promise<Result<SubmittedApplication>> {
    const { drafts, calls } = this.#parts;
    const held = await drafts.get(id);
    if (!held.ok) return held;
    const { applicationId } = held.value;
    if (applicationId === undefined) return failed({ action: 'fix-input', code: 'command-refused' });
    const submitted = await calls.ask(async ({ applications }, signal) => {
      const moved = await applications.submit(applicationId, signal);
      if (moved.ok || moved.failure.code !== 'conflict') return moved;
      const now = await applications.get(applicationId, signal);
      return now.ok && !NOT_SUBMITTED.has(now.value.status) ? succeeded(undefined) : moved;
    });
    if (!submitted.ok) return submitted;
    await drafts.submitted(id);
    return succeeded({ applicationId });
  }

  /** The draft after a lost answer, once the service was asked for the application. */
  async #looked(draft: HeldDraft): Promise<Result<HeldDraft>> {
    if (stageOf(draft) !== 'unconfirmed') return succeeded(draft);
    const found = await this.#found(draft);
    if (!found.ok) return found;
    if (found.value.length > 1) return failed({ action: 'ask-manager', code: 'conflict' });
    return this.#taken(draft, found.value);
  }

  #found(draft: HeldDraft): Promise<Result<readonly string[]>> {
    return this.#parts.calls.ask(async ({ applications }, signal) =>
      lostApplications(applications, draft, await this.#parts.drafts.applicationIds(), signal),
    );
  }

  #taken(draft: HeldDraft, [first, ...others]: readonly string[]): Promise<Result<HeldDraft>> {
    return first === undefined || others.length > 0
      ? Promise.resolve(succeeded(draft))
      : this.#parts.drafts.write({ ...draft, applicationId: first });
  }

  #feesOf(values: ApplicationValues): readonly FeeLine[] {
    return this.#fees.get(textOf(values, 'partnerId')) ?? [];
  }

  #problems({ values }: HeldDraft) {
    return applicationProblems(values, this.#feesOf(values));
  }

  #shown(held: Result<HeldDraft>): Result<ApplicationDraft> {
    if (!held.ok) return held;
    const { id, values, applicationId, isKept } = held.value;
    return succeeded({
      id,
      values,
      isKept,
      stage: stageOf(held.value),
      ...(applicationId !== undefined && { applicationId }),
      problems: this.#problems(held.value),
    });
  }
}

/** The statuses of an application that was not submitted, or was withdrawn before. */
const NOT_SUBMITTED: ReadonlySet<string> = new Set(['draft', 'withdrawn', 'rejected']);

function brokenRules(fields: readonly string[]): Failure {
  return {
    action: 'fix-input',
    code: 'request-rejected',
    fields: fields.slice(0, 50).map((field) => ({ field, fault: 'malformed' })),
  };
}
