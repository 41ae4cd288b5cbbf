import {
  dueForAmount,
  dueForOthers,
  dueForReference,
  dueForSilence,
  dueForTaken,
  isTakenAsOwn,
  isTrue,
  notReadAgain,
} from './warnings.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Press, Pressed } from './press.ts';
import type { Due } from './warnings.ts';
import type { Witness } from './witness.ts';

/** What history tells of other tills' payments counts when it comes within this time. */
const WAITS_FOR_OTHERS = 1_500;
/** So many of them are surely looked at. */
const OTHERS_READ = 5;

/** What is said first when there is more than one thing to say. */
const GRAVEST_FIRST: readonly Due['code'][] = [
  'reference-in-use',
  'earlier-payment-unreadable',
  'reference-paid-before',
  'reference-open-elsewhere',
  'code-withdrawn',
  'same-amount-open',
  'other-tills-unchecked',
];

/** What was looked for while the cashier typed is news for so long. */
const LOOK_IS_NEWS = 10_000;

interface Look {
  readonly reference: string;
  readonly moment: number;
  readonly at: number;
  elsewhere: readonly string[];
}

type Overridden = Extract<SaleEvent, { type: 'guard-overridden' }>;

/** Rule 2 at the press of Charge: what the guard must have read, must warn of, and may let pass. */
export class Guard {
  readonly #witness: Witness;
  #presses: readonly Press[] = [];
  #look: Look | undefined;
  /** By reference: when the last question was asked that the history answered. */
  #announcedAt = new Map<string, number>();

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** A cashier has typed this reference. */
  looksAhead(reference: string, moment: number): void {
    if (reference !== '') this.#look = { reference, moment, at: this.#witness.timeline.now(), elsewhere: [] };
  }

  /** Somebody charges now. */
  pressed(pressed: Pressed): Press {
    const { reference } = pressed;
    const { records, statements, timeline } = this.#witness;
    const now = timeline.now();
    const look =
      this.#look?.reference === reference && now - this.#look.at <= LOOK_IS_NEWS ? this.#look : undefined;
    const press: Press = {
      ...pressed,
      moment: statements.moment(),
      withCode: new Set([...records.values()].flatMap(({ saleId, shown }) => (shown ? [saleId] : []))),
      elsewhere: [],
      othersStated: now - (this.#announcedAt.get(reference) ?? -Infinity) <= LOOK_IS_NEWS,
      ...(look && { lookedSince: look.moment, elsewhere: look.elsewhere }),
    };
    if (reference !== '') this.#look = undefined;
    this.#presses = [...this.#presses, press];
    this.#witness.timeline.after(
      WAITS_FOR_OTHERS - 1,
      () => (press.dueForOthers ??= dueForOthers(this.#witness, press)),
    );
    return press;
  }

  /** The program ended, and with it every press that waits for its answer. */
  forgotten(): void {
    this.#presses = [];
    this.#look = undefined;
    this.#announcedAt = new Map();
    this.#witness.statements.forgotten();
  }

  /** The press has its answer: a sale, which `started` has judged, or a refusal. */
  answered(press: Press, refusal: Failure | undefined): void {
    this.#presses = this.#presses.filter((other) => other !== press);
    if (refusal && press.overrides.some((overridden) => overridden === refusal.code))
      this.#witness.breaks('2 an override counts', `${refusal.code} was overridden and refused`);
    const said = GRAVEST_FIRST.findIndex((code) => code === refusal?.code);
    for (const { code, or = code, saleId = 'another till' } of this.#due(press)) {
      const isOverridden = press.overrides.some((overridden) => overridden === code || overridden === or);
      if (GRAVEST_FIRST.indexOf(or) < said && !isOverridden)
        this.#witness.breaks(
          '2 the gravest is said first',
          `${refusal?.code} is said, and ${code} of ${saleId}`,
        );
    }
  }

  /** What is due against a press by what is known now. */
  #due(press: Press): readonly Due[] {
    const own =
      press.reference === '' ? dueForAmount(this.#witness, press) : dueForReference(this.#witness, press);
    const others = press.dueForOthers ?? dueForOthers(this.#witness, press);
    return [
      ...own,
      ...dueForTaken(this.#witness, press),
      ...others.filter(({ trackingId = '' }) => !isTakenAsOwn(this.#witness, trackingId)),
    ];
  }

  /** History answered the till for this reference; `askedAt` is the moment of the question. */
  historyStated(
    reference: string,
    found: readonly string[],
    askedAt: { readonly moment: number; readonly time: number },
  ): void {
    // A question that was asked earlier may be answered later.
    this.#announcedAt.set(reference, Math.max(askedAt.time, this.#announcedAt.get(reference) ?? -Infinity));
    for (const press of this.#presses) if (press.reference === reference) press.othersStated = true;
    const records = [...this.#witness.records.values()].filter((record) => record.reference === reference);
    const unknown = found.filter((id) => !records.some(({ payments }) => payments.has(id)));
    // What a lost try left behind is the search's to adopt.
    const lost = new Set(records.filter(({ unsearched }) => unsearched > 0).map(({ key }) => key));
    const isLost = (id: string): boolean => lost.has(this.#witness.payments.get(id)?.key ?? '');
    const others = unknown.slice(-OTHERS_READ).filter((id) => !isLost(id));
    for (const press of this.#presses) {
      const since = press.lookedSince ?? press.moment;
      if (press.reference === reference && since === askedAt.moment) press.elsewhere = others;
    }
    if (this.#look?.reference === reference && this.#look.moment === askedAt.moment)
      this.#look.elsewhere = others;
  }

  /** A sale is written down; `overridden` is what is recorded with it. */
  started(event: Extract<SaleEvent, { type: 'sale-started' }>, overridden: readonly Overridden[]): void {
    const { breaks, destroyed } = this.#witness;
    const press = this.#presses.find(
      ({ reference, minor }) =>
        minor === event.amount.minor && (reference === '' || reference === event.reference),
    );
    if (!press) {
      breaks('2 a sale begins with a press', `${event.saleId} was charged by nobody`);
      return;
    }
    for (const override of overridden) {
      const { warning, earlierSaleId = 'a payment' } = override;
      // Where no answer will ever come, the screen says so all the time instead of asking.
      const isSaid = warning === 'other-tills-unchecked' && !this.#witness.historyPermitted;
      if (!press.overrides.includes(warning) && !isSaid)
        breaks('2 only a person overrides', `${event.saleId} overrides ${warning} by itself`);
      if (destroyed.size === 0 && !isTrue(this.#witness, press, override))
        breaks(
          '2 a warning is true',
          `${event.saleId} overrides ${warning} of ${earlierSaleId}, which is not so`,
        );
    }
    if (press.reference !== '')
      for (const id of notReadAgain(this.#witness, press))
        breaks(
          '2 the guard reads again',
          `${event.saleId} starts, and ${id} was not asked for since the press`,
        );
    for (const { code, or, saleId, why } of [...this.#due(press), ...dueForSilence(this.#witness, press)]) {
      if (code === 'reference-in-use')
        breaks(
          '2 no second code for a reference',
          `${event.saleId} starts, and ${saleId ?? ''} ${why ?? ''}`,
        );
      const isRecorded = overridden.some(
        ({ warning, earlierSaleId }) =>
          (warning === code || warning === or) && (saleId === undefined || saleId === earlierSaleId),
      );
      if (!isRecorded)
        breaks(
          '2 no second code without a warning',
          `${event.saleId} starts for "${press.reference}" without the due ${code} of ${saleId ?? 'another till'}`,
        );
    }
  }
}
