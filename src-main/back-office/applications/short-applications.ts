import { shortFeeField } from '../../../shared/contract/back-office/applications.ts';
import { minorFromDecimal, numberFromMinor } from '../../../shared/money/exact-decimal.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { Mutex } from '../../write-file-atomic.ts';
import { applicationEntryOf } from './application-records.ts';
import type { ApplicationEntry } from '../../../shared/contract/back-office/applications.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { FeeInformation, MinimalForm } from '../../service/endpoints/onboarding/forms.ts';
import type { ListedApplication } from '../../service/endpoints/onboarding/records.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';

type Typed = CommandInput<'applications.createShort'>;

/** Statuses in which an application ends without a merchant, so that another may be created. */
const ENDED: ReadonlySet<string> = new Set(['withdrawn', 'rejected']);
const RATE_DECIMALS = 6;
const FEE_LISTS = { percentage: 'percentageFees', fixed: 'fixedFees' } as const;

/**
 * Minimal applications (spec "Onboarding application", `InitiateEmptyOnboardingRequest`): the signer gets an e-mail at
 * once and fills in the rest. Before each create the partner's list is searched for the same external identifier, so
 * that a lost answer, a restart or a second press creates no second one.
 */
export class ShortApplications {
  readonly #calls: RecordCalls;
  readonly #environment: MinimalForm['cryptoEnvironment'];
  readonly #sending = new Mutex();

  /** @param environment the service's own, because it refuses any other */
  constructor(calls: RecordCalls, environment: MinimalForm['cryptoEnvironment']) {
    this.#calls = calls;
    this.#environment = environment;
  }

  /**
   * `conflict`: an application with this external identifier exists. `change-unconfirmed`: the answer was lost, and the
   * list does not have it yet; the next create searches again. A refusal names a fee by `shortFeeField`.
   */
  create(typed: Typed): Promise<Result<ApplicationEntry>> {
    return this.#sending.runExclusive(async () => {
      const before = await this.#found(typed);
      if (!before.ok) return before;
      if (before.value) return failed({ action: 'fix-input', code: 'conflict', detail: before.value.id });
      const { fees, ...form } = typed;
      const body = { ...form, feeInformation: feesOf(fees), cryptoEnvironment: this.#environment };
      const made = await this.#calls.ask(({ applications }, signal) =>
        applications.createMinimal(body, signal),
      );
      if (made.ok) return succeeded(entryOf(made.value.applicationId, typed));
      if (made.failure.code !== 'change-unconfirmed') return failed(inFields(made.failure, fees));
      const after = await this.#found(typed);
      return after.ok && after.value ? succeeded(after.value) : made;
    });
  }

  #found(typed: Typed): Promise<Result<ApplicationEntry | undefined>> {
    return this.#calls.ask(async ({ applications }, signal) => {
      const list = applications.ofPartner(typed.partnerId);
      for await (const step of list.pages({ search: typed.partnerMid }, signal)) {
        if (!step.ok) return step;
        const found = step.value.records.find((listed) => isSame(listed, typed));
        if (found) return succeeded(applicationEntryOf(found));
      }
      return succeeded(undefined);
    });
  }
}

/**
 * The specification does not name the fields of a list, nor whether the service writes an identifier as it was sent. Without an
 * external identifier the merchant's name is compared.
 */
function isSame(listed: ListedApplication, { partnerId, partnerMid, merchantName }: Typed): boolean {
  const { partnerExternalId = '', merchantName: name = '' } = listed;
  const isAlike = (said: string, typed: string) => said.trim().toLowerCase() === typed.trim().toLowerCase();
  const isOfPartner = listed.partnerId === undefined || listed.partnerId === partnerId;
  const isOfMerchant =
    partnerExternalId === '' ? isAlike(name, merchantName) : isAlike(partnerExternalId, partnerMid);
  return isOfPartner && isOfMerchant && !ENDED.has(listed.status ?? '');
}

function entryOf(id: string, typed: Typed): ApplicationEntry {
  const { merchantName, partnerMid, signerFirstName, signerLastName, signerEmail } = typed;
  return {
    id,
    merchantName,
    signerEmail,
    externalId: partnerMid,
    signerName: `${signerFirstName} ${signerLastName}`,
  };
}

/** The specification does not name the fields of a fee entry. Each is sent under its name, in the list of its kind. */
function feesOf(fees: Typed['fees']): FeeInformation {
  const lists: Record<string, { readonly name: string; readonly sellRate: number }[]> = {};
  for (const { name, kind, sellRate } of fees) {
    const rate = minorFromDecimal(sellRate, RATE_DECIMALS);
    const sent = rate === undefined ? undefined : numberFromMinor(rate, RATE_DECIMALS, RATE_DECIMALS);
    if (sent === undefined) throw new Error('the contract lets no such rate through');
    (lists[FEE_LISTS[kind]] ??= []).push({ name, sellRate: sent });
  }
  return lists;
}

/** Names a fee by its field of the form, instead of its position in the request. */
function inFields(failure: Failure, fees: Typed['fees']): Failure {
  if (!failure.fields) return failure;
  const fields = failure.fields.map((fault) => {
    const [, list, place] = /(percentageFees|fixedFees)\D+(\d+)/i.exec(fault.field) ?? [];
    const ofKind = fees.filter(({ kind }) => FEE_LISTS[kind].toLowerCase() === list?.toLowerCase());
    const name = ofKind[Number(place)]?.name;
    return name === undefined ? fault : { ...fault, field: shortFeeField(name) };
  });
  return { ...failure, fields };
}
