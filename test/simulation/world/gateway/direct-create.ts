import { repeatedId } from '../foreign-answer.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { CreateAnswer, PaymentIntent } from '../../../../src-main/sales/ports.ts';
import type { Profile } from '../profiles.ts';
import type { Process } from '../process.ts';
import type { ServiceTime } from './service-time.ts';
import type { WireParts } from './wire-parts.ts';

export const UNREACHABLE: Failure = { action: 'wait', code: 'service-unreachable' };
const SERVER_ERROR: Failure = { action: 'wait', code: 'service-error' };
const UNREADABLE: Failure = { action: 'report', code: 'service-answer-unreadable' };
const REJECTED: Failure = { action: 'fix-input', code: 'payment-rejected' };
const UNSHOWABLE: Failure = { action: 'report', code: 'payment-address-refused' };
const LOST: CreateAnswer = { kind: 'lost', failure: UNREACHABLE };

/** How long the till's client waits for an answer. */
const TIME_OUT = 15_000;

/** One create without a client: carried out or not, and answered truly, wrongly, late or never. */
export class DirectCreate {
  readonly #parts: WireParts;
  readonly #process: Process;
  readonly #time: ServiceTime;
  readonly #profile: Profile;

  constructor(parts: WireParts, process: Process, time: ServiceTime) {
    this.#parts = parts;
    this.#process = process;
    this.#time = time;
    this.#profile = parts.profile();
  }

  async carryOut(intent: PaymentIntent, signal: AbortSignal): Promise<CreateAnswer> {
    const { service, timeline, story, rules, random, outage, latency } = this.#parts;
    const key = intent.idempotencyKey;
    if (signal.aborted) return { kind: 'not-sent', failure: UNREACHABLE };
    const wanted = {
      reference: intent.reference,
      minor: intent.amount.minor,
      key,
      at: this.#profile.name,
    };
    const meets = (fault: Parameters<typeof service.meets>[0]): boolean => service.meets(fault, random);
    const log = (what: string): void =>
      story.tell('network', () => `create for "${intent.reference}": ${what}`);
    const waits = latency();
    if (outage() || meets('not-sent')) {
      log('not sent');
      return this.#after(waits, signal, { kind: 'not-sent', failure: UNREACHABLE });
    }
    if (meets('refused')) {
      log('refused');
      const given = await this.#after(waits, signal, { kind: 'rejected', failure: REJECTED });
      rules.creates.ended(key, given.kind === 'rejected' ? 'refused' : 'perhaps');
      return given;
    }
    rules.creates.ended(key, 'perhaps');
    if (meets('lost-before')) {
      log('lost on the way there');
      return this.#after(waits, signal, { kind: 'lost', failure: SERVER_ERROR });
    }
    if (meets('carried-out-late')) {
      log('will be carried out late');
      timeline.after(TIME_OUT + random.between(0, 20_000), () => service.create(wanted));
      return this.#after(TIME_OUT, signal, LOST);
    }
    let answer = LOST;
    const answersAs = meets('lost-after') ? LOST : undefined;
    const unreadable = meets('unreadable');
    const unshowable = meets('unshowable');
    let heard = (): void => undefined;
    let made: string | undefined;
    timeline.after(waits / 2, () => {
      made = service.create(wanted).trackingId;
      const trackingId = repeatedId(this.#parts, key) ?? made;
      if (trackingId !== made) log(`answered with ${trackingId}, which is another's`);
      heard = this.#time.heard();
      answer = answersAs ?? answerOf(trackingId, unreadable, unshowable);
      if (answer.kind === 'lost') log('carried out, and the answer is lost');
    });
    const given = await this.#process.wait(waits, signal).then(
      () => answer,
      // Given up: sometimes the answer had come just before.
      () => (random.chance(0.3) ? answer : LOST),
    );
    if (given.kind === 'created') heard();
    const isRepeated = 'trackingId' in given && given.trackingId !== made;
    rules.creates.ended(key, isRepeated ? 'repeated' : endOf(given));
    return given;
  }

  async #after(ms: number, signal: AbortSignal, answer: CreateAnswer): Promise<CreateAnswer> {
    return await this.#process.wait(ms, signal).then(
      () => answer,
      () => (answer.kind === 'not-sent' ? answer : LOST),
    );
  }
}

function answerOf(trackingId: string, unreadable: boolean, unshowable: boolean): CreateAnswer {
  if (unreadable) return { kind: 'lost', failure: UNREADABLE, trackingId };
  if (unshowable) return { kind: 'lost', failure: UNSHOWABLE, trackingId };
  return { kind: 'created', trackingId, url: `https://pay.example.test/${trackingId}` };
}

function endOf(answer: CreateAnswer): 'carried-out' | 'refused' | 'perhaps' {
  if (answer.kind === 'created') return 'carried-out';
  return answer.kind === 'lost' && answer.failure === UNSHOWABLE ? 'refused' : 'perhaps';
}
