import { isFinalWord } from '../oracle/statuses.ts';
import type { SaleStage } from '../../../shared/contract/sale-view.ts';
import type { PaymentIntent } from '../../../src-main/sales/ports.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** The till knows how far its computer's clock was set to two seconds, at each of two moments. */
const CLOCK_EXACT_MS = 4_100;

/** Rules 2, 6 and 8 for creating and showing: written ahead, one code a sale, its own, and none after a stop. */
export class Codes {
  readonly #witness: Witness;
  readonly #sent = new Map<string, number>();
  readonly #shown = new Map<string, string>();
  /** The sale whose code somebody withdraws in this very moment. */
  #withdrawing: string | undefined;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  createCalled(intent: PaymentIntent): void {
    const { records, destroyed, breaks } = this.#witness;
    const record = [...records.values()].find(({ key }) => key === intent.idempotencyKey);
    if (!record) {
      if (destroyed.size === 0)
        breaks('8 written ahead', `a create for "${intent.reference}" carries a key that no sale recorded`);
      return;
    }
    const sent = (this.#sent.get(record.saleId) ?? 0) + 1;
    this.#sent.set(record.saleId, sent);
    if (record.creation !== 'create-tried' || (record.tries < sent && !record.repeats))
      breaks('8 written ahead', `${record.saleId} sends its create no. ${sent} after ${record.creation}`);
    if (
      record.reference !== intent.reference ||
      record.minor !== intent.amount.minor ||
      record.currency !== intent.amount.currency
    )
      breaks('8 written ahead', `${record.saleId} asks for something else than it recorded`);
    if (record.waitsForPerson) breaks('2 after damage a person decides', `${record.saleId} asks by itself`);
    if (record.stopped)
      breaks('2 nothing is asked after the end', `${record.saleId} asks though it was stopped`);
    if (record.outcome !== undefined)
      breaks('2 nothing is asked after the end', `${record.saleId} asks though it ended ${record.outcome}`);
  }

  /** A program that starts knows of no try that it had not put down: an entry may stand for several. */
  forgotten(): void {
    for (const { saleId, tries } of this.#witness.records.values())
      this.#sent.set(saleId, Math.min(tries, this.#sent.get(saleId) ?? 0));
  }

  /** Part of the sale's record is missing: what it sent and showed then. */
  forgets({ saleId, tries }: Recorded): void {
    this.#sent.set(saleId, tries);
    this.#shown.delete(saleId);
  }

  /** The service reads this amount in a create, in its own currency; `undefined` when it is none. */
  carriedOut(
    key: string,
    asked: { readonly minor: bigint; readonly currency: string } | undefined,
    decimal: string,
  ): void {
    const record = [...this.#witness.records.values()].find((known) => known.key === key);
    if (!record || (asked?.currency === record.currency && asked.minor === BigInt(record.minor))) return;
    this.#witness.breaks(
      '2 a customer is asked for what was rung up',
      `${record.saleId} is of ${record.minor} ${record.currency}, and ${decimal} was asked for`,
    );
  }

  /** A sale gets the payment that it will show. */
  created(record: Recorded, trackingId: string): void {
    if (record.shown === undefined) return;
    this.#witness.breaks(
      '2 one shown payment a sale',
      `${record.saleId} has ${record.shown} and gets ${trackingId}`,
    );
  }

  viewed(record: Recorded, stage: SaleStage): void {
    const { payments, statements, timeline, tillsClock, breaks } = this.#witness;
    if ('lastGoodReadAt' in stage && record.shown !== undefined) {
      const readAt = timeline.now() - (tillsClock() - stage.lastGoodReadAt);
      if (!statements.wasReadAt(record.shown, readAt, CLOCK_EXACT_MS))
        breaks('3 a failed reading is no news', `${record.saleId} was not read when it says it was`);
    }
    if ('url' in stage && stage.url) this.#viewedCode(record, stage.url);
    if (isAwaited(stage) && record.withdrawn === Codes.showsByItself(stage)) {
      const how = record.withdrawn
        ? 'was withdrawn, and its code is shown'
        : 'was not withdrawn, and says so';
      breaks('2 a withdrawn code stays off the screens', `${record.saleId} ${how}`);
    }
    const payable = record.shown === undefined ? undefined : payments.get(record.shown);
    if (stage.name === 'not-created' && payable?.seen && !isFinalWord(payable.word)) {
      breaks(
        '3 never failed while it may be paid',
        `${record.saleId} shows not-created, and ${payable.trackingId} could be paid`,
      );
    }
  }

  /** Somebody presses "Wrong amount?" at this sale. */
  withdrawing<T>(saleId: string, act: () => T): T {
    this.#withdrawing = saleId;
    const answer = act();
    this.#withdrawing = undefined;
    return answer;
  }

  /** A code goes off the screens. */
  withdrawn({ saleId, shown, outcome }: Recorded): void {
    const { breaks } = this.#witness;
    if (this.#withdrawing !== saleId)
      breaks('2 only a person withdraws a code', `${saleId} was withdrawn by nobody`);
    if (shown === undefined || outcome !== undefined)
      breaks('2 only a code is withdrawn', `${saleId} had no code that could be paid`);
  }

  /** The till has said that the code of this sale is off the screens. */
  saidWithdrawn({ saleId, withdrawn, parked }: Recorded): void {
    if (!withdrawn || !parked)
      this.#witness.breaks(
        '2 a withdrawn code stays off the screens',
        `${saleId} is not on record as withdrawn`,
      );
  }

  /** Whether a screen shows this sale's code without being asked for it. */
  static showsByItself(stage: SaleStage): boolean {
    return 'url' in stage && stage.withdrawn !== true;
  }

  #viewedCode(record: Recorded, url: string): void {
    const { payments, breaks } = this.#witness;
    const { saleId } = record;
    const first = this.#shown.get(saleId) ?? url;
    this.#shown.set(saleId, first);
    if (first !== url) breaks('2 one shown payment a sale', `${saleId} showed ${first} and shows ${url}`);
    if (record.shown !== trackingIdOf(url))
      breaks('8 recorded before shown', `${saleId} shows ${url}, not in the ledger`);
    if (record.stopped) breaks('2 a stopped sale shows no code', `${saleId} was stopped and shows ${url}`);
    if (payments.get(trackingIdOf(url))?.key !== record.key)
      breaks('2 one shown payment a sale', `${saleId} shows another sale's ${url}`);
  }
}

/** Whether its screen would show a code that can be paid. */
function isAwaited({ name }: SaleStage): boolean {
  return name === 'waiting' || name === 'seen' || name === 'unrecognised';
}

/** The tracking id in a payment address of the simulated service. */
export function trackingIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
