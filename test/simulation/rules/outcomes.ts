import { meaningOf, textOf } from '../oracle/sayings.ts';
import { isPaidWord } from '../oracle/statuses.ts';
import type { SaleStage } from '../../../shared/contract/sale-view.ts';
import type { TruePayment } from '../world/service.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** What differs at most between the clock in the service's answers and the one that stamps payments. */
const CLOCKS_DIFFER = 61_000;

/** Rules 3 and 4: an end is the service's word about a payment of the sale's own, it stays, and somebody has seen it. */
export class Outcomes {
  readonly #witness: Witness;
  readonly #seen = new Map<string, string>();
  /** What the cashier's screen showed of the sales that are being left in this very moment. */
  #leaving: ReadonlyMap<string, SaleStage> = new Map();

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** The cashier does something that may leave these sales, and saw them as they are given. */
  leaving(sales: ReadonlyMap<string, SaleStage>, act: () => void): void {
    this.#leaving = sales;
    act();
    this.#leaving = new Map();
  }

  acknowledged({ saleId, outcome, outcomeCameLate }: Recorded): void {
    const { breaks } = this.#witness;
    const seen = this.#leaving.get(saleId);
    if (!seen) breaks('4 a final outcome stays', `${saleId} was acknowledged by nobody`);
    else if (seen.name !== 'final' && seen.name !== 'not-created')
      breaks('4 no outcome goes unseen', `${saleId} was left for good and its screen said ${seen.name}`);
    // What came late is raised as an alert besides.
    else if (outcome !== undefined && !outcomeCameLate && outcomeOf(seen) !== outcome)
      breaks('4 no outcome goes unseen', `${saleId} ended ${outcome}, and its screen said ${seen.name}`);
  }

  /** A payment is counted as one of the sale's. */
  adopted(record: Recorded, trackingId: string): void {
    if (this.#belongs(trackingId, record)) return;
    this.#witness.breaks(
      '1 only payments of its own',
      `${record.saleId} takes ${trackingId}, which is not its own`,
    );
  }

  /** Part of the sale's record is missing, perhaps its end. */
  forgets(saleId: string): void {
    this.#seen.delete(saleId);
  }

  /** A reading of this payment goes on record; `named` is the payment that it names. */
  recorded({ saleId }: Recorded, trackingId: string, named: string | undefined): void {
    const { payments, breaks } = this.#witness;
    if (named === undefined || named === payments.get(trackingId)?.paymentId) return;
    breaks('3 a reading is of the payment', `${saleId}: what ${trackingId} is said to be names ${named}`);
  }

  /** A payment is put down as none of the sale's. It may be, when the service states another amount of it. */
  disowned({ saleId, key }: Recorded, trackingId: string): void {
    const { payments, doubted, breaks } = this.#witness;
    const truth = payments.get(trackingId);
    if (truth?.key === key && !doubted(truth))
      breaks('1 every payment is in the ledger', `${saleId} disowns ${trackingId}, which is its own`);
  }

  /** Sales that a payment was on record for when its reading was asked for. */
  ownersOf(trackingId: string): readonly Recorded[] {
    return [...this.#witness.records.values()].filter(({ payments }) => payments.has(trackingId));
  }

  /** A reading reached the core of a payment that the ledger knows: it is put on record in the same moment. */
  stated(trackingId: string, owners: readonly Recorded[], isRecordable: () => boolean): void {
    const { statements, timeline, breaks } = this.#witness;
    const now = statements.moment() - 1;
    const read = statements.readSince(trackingId, now);
    const isSaid = (text: string): boolean =>
      statements.saidOf(trackingId).some((said) => textOf(said) === text);
    if (read !== undefined && !isSaid(textOf(read)))
      breaks(
        '3 a reading is the word of the service',
        `${trackingId} was read as ${textOf(read)}, which was never said`,
      );
    timeline.after(0, () => {
      const saying = statements.readSince(trackingId, now);
      if (saying === undefined || !isRecordable()) return;
      for (const { saleId, payments } of owners) {
        const last = payments.get(trackingId)?.last;
        if (last && textOf(last) === textOf(saying)) continue;
        breaks(
          '4 what the service says is on record',
          `${saleId}: ${trackingId} was read as ${textOf(saying)}, the ledger says ${last ? textOf(last) : 'nothing'}`,
        );
      }
    });
  }

  /** `inView` holds every sale that some screen shows. */
  viewed(inView: ReadonlyMap<string, SaleStage>): void {
    const { records, breaks } = this.#witness;
    for (const [saleId, stage] of inView) {
      const record = records.get(saleId);
      if (record) this.#viewedSale(record, stage);
    }
    for (const [saleId, outcome] of this.#seen) {
      const record = records.get(saleId);
      const stage = inView.get(saleId);
      if (!record || record.acknowledged || outcomeOf(stage) === outcome) continue;
      breaks('4 a final outcome stays', `${saleId} was ${outcome} and is ${stage?.name ?? 'gone'}`);
    }
  }

  #viewedSale(record: Recorded, stage: SaleStage): void {
    const { statements, breaks } = this.#witness;
    const { saleId, outcome } = record;
    if (outcomeOf(stage) !== outcome)
      breaks(
        '4 the outcome is the first end on record',
        `${saleId} shows ${outcomeOf(stage) ?? stage.name}, on record is ${outcome ?? 'no end'}`,
      );
    if (stage.name !== 'final') return;
    this.#seen.set(saleId, this.#seen.get(saleId) ?? stage.outcome);
    const own = [...record.payments.keys()].filter((id) => this.#belongs(id, record));
    const isSaid = (id: string): boolean =>
      statements.saidOf(id).some((saying) => meaningOf(saying, record) === stage.outcome);
    if (own.some(isSaid)) return;
    breaks(
      isPaidWord(stage.outcome)
        ? '3 Paid only when the service said so'
        : '3 an end only when the service said so',
      `${saleId} shows ${stage.outcome}, which was never said of a payment of its own`,
    );
  }

  /**
   * A payment that no screen of this till showed cannot be told from another till's of the same reference, unless it
   * was there before the sale's first try.
   */
  #belongs(trackingId: string, record: Recorded): boolean {
    const truth = this.#witness.payments.get(trackingId);
    if (!truth) return false;
    if (truth.key === record.key || this.#isOrphan(truth)) return true;
    if (truth.seen || truth.reference !== record.reference) return false;
    const { firstTryAt } = record;
    return firstTryAt === undefined || this.#witness.stampOf(truth) >= firstTryAt - CLOCKS_DIFFER;
  }

  /** The sale that it was asked for is destroyed, or the part of its record that names the payment. */
  #isOrphan({ key, trackingId }: TruePayment): boolean {
    const { destroyed, records } = this.#witness;
    const owner = [...records.values()].find((record) => record.key === key);
    return owner ? owner.gap && !owner.payments.has(trackingId) : destroyed.size > 0;
  }
}

function outcomeOf(stage: SaleStage | undefined): string | undefined {
  return stage?.name === 'final' ? stage.outcome : undefined;
}
