import { SalesWorld, unreachable } from './sales-world.ts';
import type { CreateAnswer } from '../../../src-main/sales/ports.ts';

const SECOND = 1_000;

export const lost = (): CreateAnswer => ({ kind: 'lost', failure: unreachable });
export const notSent = (): CreateAnswer => ({ kind: 'not-sent', failure: unreachable });

/** Sales whose tries are lost, and a history in which payments appear that nobody was told of. */
export class OrphanWorld extends SalesWorld {
  /** When the history was read for a reference, in seconds after the start of the test. */
  readonly searchedAt: number[] = [];
  /** Where this is a list, answers of the history wait until the test calls its functions. */
  heldAnswers: (() => void)[] | undefined;
  /** Answers the tries that are under way, the oldest first; see `holdTries`. */
  readonly answers: ((answer: CreateAnswer) => void)[] = [];

  constructor() {
    super();
    const { gateway, clock } = this;
    const findByReference = gateway.findByReference.bind(gateway);
    gateway.findByReference = async (...given) => {
      this.searchedAt.push(clock.monotonic() / SECOND);
      await new Promise<void>((resolve) => (this.heldAnswers ? this.heldAnswers.push(resolve) : resolve()));
      return findByReference(...given);
    };
  }

  /** From now on a try is answered when the test answers it. */
  holdTries(): void {
    this.gateway.createPayment = () => new Promise((resolve) => this.answers.push(resolve));
  }

  /** The history shows a payment of this reference, made so many seconds after the start of the test. */
  historyShows(trackingId: string, reference: string, madeAfter: number, amount?: string): void {
    const createdAt = this.clock.wall() - this.clock.monotonic() + madeAfter * SECOND;
    this.gateway.statuses.set(trackingId, 'expired');
    this.gateway.history.push({
      trackingId,
      reference,
      createdAt,
      ...(amount !== undefined && { statedRequest: { decimal: amount } }),
    });
  }

  /** A sale whose only try was lost, and that asks for no payment any more. */
  async stoppedAfterLostTry(reference = ''): Promise<string> {
    this.gateway.nextCreates.push(lost);
    const saleId = await this.charge(100, reference);
    this.sales.stopCreating(saleId);
    this.sales.leave(saleId, 'settled');
    return saleId;
  }

  /** Tracking ids of payments that were found for a sale. */
  found(): readonly string[] {
    return this.ledger.events.flatMap((event) => (event.type === 'stray-found' ? [event.trackingId] : []));
  }

  /** Tracking ids of payments that belong to no sale. */
  foreign(): readonly string[] {
    return this.ledger.events.flatMap((event) =>
      event.type === 'foreign-payment' ? [event.trackingId] : [],
    );
  }
}
