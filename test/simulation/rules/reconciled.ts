import { differs } from '../oracle/sayings.ts';
import { isPaidWord, wordOf } from '../oracle/statuses.ts';
import type { Reconciliation } from '../../../shared/reports/shift-report.ts';
import type { FoundPayment } from '../../../src-main/sales/ports.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

export type Compared = Extract<Reconciliation, { readonly state: 'compared' }>;

/** What the till knew of a payment when the history's answer reached it. */
interface Known {
  readonly saleId: string;
  /** It had an end. */
  readonly ended: boolean;
  /** Its sale had one, or nobody waited for one any more. */
  readonly over: boolean;
  readonly paid: boolean;
  /** That the history states another amount of it was on record. */
  readonly differed: boolean;
  /** How often it had been read. */
  readonly reads: number;
}

/** What the terminal's history has told for one report, and what the report makes of it. */
export class Answered {
  readonly #witness: Witness;
  readonly #payments: readonly FoundPayment[];
  readonly #known: ReadonlyMap<string, Known>;
  readonly #breaks: (how: string) => void;

  constructor(witness: Witness, payments: readonly FoundPayment[], breaks: (how: string) => void) {
    this.#witness = witness;
    this.#payments = payments;
    this.#breaks = breaks;
    const known = new Map<string, Known>();
    for (const record of witness.records.values())
      for (const id of record.payments.keys()) known.set(id, knownOf(record, id, witness));
    this.#known = known;
  }

  get count(): number {
    return this.#payments.length;
  }

  /** Whether it states another amount of this payment than the sale's. */
  isOther(record: Recorded, trackingId: string): boolean {
    return this.#payments.some((found) => found.trackingId === trackingId && isOther(found, record));
  }

  /**
   * `named` are those that earlier reports have named as nobody's; `isNewsToTill` says of a time whether it is within the
   * report's by the till's clock.
   */
  judge(said: Compared, named: ReadonlySet<string>, isNewsToTill: (stamp: number) => boolean): void {
    const unread = this.#payments.flatMap((payment) => [
      ...this.#unnamed(payment, said, named),
      ...this.#unraised(payment, said),
    ]);
    if (unread.length > said.unread)
      this.#breaks(`it does not name ${unread.join(', ')}, and ${said.unread} were not read`);
    for (const { trackingId } of said.unknown.listed) this.#judgeNamed(trackingId, said, isNewsToTill);
    for (const { saleId } of said.paidLate.listed)
      if (!this.#isLate(saleId)) this.#breaks(`${saleId} was not paid late`);
    for (const { saleId, statedStatus } of said.differing.listed)
      if (!this.#differs(saleId, statedStatus !== undefined)) this.#breaks(`nothing differs about ${saleId}`);
  }

  /** A payment that no sale knows has to be named, unless one has taken it meanwhile or an earlier report named it. */
  #unnamed(
    { trackingId, createdAt = 0 }: FoundPayment,
    said: Compared,
    named: ReadonlySet<string>,
  ): readonly string[] {
    if (this.#known.has(trackingId) || named.has(trackingId) || createdAt < said.from) return [];
    if (said.unknown.listed.some((listed) => listed.trackingId === trackingId)) return [];
    const records = [...this.#witness.records.values()];
    return records.some(({ payments }) => payments.has(trackingId))
      ? []
      : [`${trackingId}, which is nobody's`];
  }

  /** A payment that was paid after its end, or is stated with another amount, has to be named with its sale. */
  #unraised(payment: FoundPayment, said: Compared): readonly string[] {
    const { trackingId, status } = payment;
    const known = this.#known.get(trackingId);
    const record = known && this.#witness.records.get(known.saleId);
    if (!known || !record) return [];
    const differing = said.differing.listed.some(({ saleId }) => saleId === record.saleId);
    if (isOther(payment, record) && !known.differed && !differing)
      this.#breaks(`it does not say that ${trackingId} of ${record.saleId} has another amount`);
    if (known.paid || !known.over) return [];
    const late = said.paidLate.listed.some(({ saleId }) => saleId === record.saleId);
    const reads = this.#witness.statements.readingsOf(trackingId) - known.reads;
    // Where somebody else has asked about it meanwhile, it is raised by that.
    if (late || reads > 1) return [];
    // The history need not say how a payment stands: then each that has ended is read.
    const isDue = status === undefined ? known.ended : isPaidWord(wordOf(status));
    if (!isDue) return [];
    if (reads === 0 || wasPaid(record, trackingId)) return [`${trackingId} of ${record.saleId}`];
    return status !== undefined && !differing ? [`${trackingId}, which the history calls paid`] : [];
  }

  #judgeNamed(trackingId: string, { from }: Compared, isNewsToTill: (stamp: number) => boolean): void {
    const { payments, stampOf, isHere } = this.#witness;
    const truth = payments.get(trackingId);
    if (!truth || !isHere(truth)) this.#breaks(`it names ${trackingId}, which is not of this terminal`);
    else if (stampOf(truth) < from && !isNewsToTill(stampOf(truth)))
      this.#breaks(`it names ${trackingId}, which is older than its time`);
    if (this.#known.has(trackingId)) this.#breaks(`it names ${trackingId}, which is a sale's`);
  }

  #isLate(saleId: string): boolean {
    const record = this.#witness.records.get(saleId);
    if (!record) return false;
    return this.#payments.some(
      ({ trackingId }) => wasPaid(record, trackingId) && this.#known.get(trackingId)?.paid !== true,
    );
  }

  #differs(saleId: string, isSaidPaid: boolean): boolean {
    const record = this.#witness.records.get(saleId);
    return this.#payments.some((payment) => {
      if (record?.payments.has(payment.trackingId) !== true) return false;
      const { status } = payment;
      return isOther(payment, record) || (isSaidPaid && status !== undefined && isPaidWord(wordOf(status)));
    });
  }
}

function knownOf(record: Recorded, id: string, { statements }: Witness): Known {
  const { saleId, outcome, acknowledged, shown, stopped, creation, historyDiffers } = record;
  const ended = record.payments.get(id)?.first !== undefined;
  const isGivenUp = shown === undefined && (stopped || creation === 'create-rejected');
  return {
    saleId,
    ended,
    over: ended || outcome !== undefined || acknowledged || isGivenUp,
    paid: wasPaid(record, id),
    differed: historyDiffers.has(id),
    reads: statements.readingsOf(id),
  };
}

/** Whether the service has said that this payment was paid, of whatever amount. */
function wasPaid({ payments }: Recorded, trackingId: string): boolean {
  const { first, last } = payments.get(trackingId) ?? {};
  return [first, last].some((saying) => saying !== undefined && isPaidWord(saying.word));
}

function isOther({ statedRequest }: FoundPayment, record: Recorded): boolean {
  return statedRequest !== undefined && differs({ word: '', request: statedRequest }, record);
}
