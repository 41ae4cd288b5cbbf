import { never } from './process.ts';
import type { Failure } from '../../../shared/failure.ts';
import type {
  CreateAnswer,
  LookupAnswer,
  PaymentGateway,
  PaymentIntent,
  TrackingAnswer,
} from '../../../src-main/sales/ports.ts';
import type { CallFault, Plan } from '../plan.ts';
import type { SeededRandom } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Process } from './process.ts';
import type { Service } from './service.ts';

const UNREACHABLE: Failure = { action: 'wait', code: 'service-unreachable' };
const SERVER_ERROR: Failure = { action: 'wait', code: 'service-error' };
const UNREADABLE: Failure = { action: 'report', code: 'service-answer-unreadable' };
const REJECTED: Failure = { action: 'fix-input', code: 'payment-rejected' };
const UNSHOWABLE: Failure = { action: 'report', code: 'payment-address-refused' };
const NOT_PERMITTED: Failure = { action: 'fix-configuration', code: 'not-permitted' };

/** How long the till's client waits for an answer. */
const TIME_OUT = 20_000;

interface NetworkParts {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly random: SeededRandom;
  readonly story: Story;
  readonly service: Service;
  readonly rules: Rules;
}

/** The way to the service, where each call may fail in each way that the gateway's answers tell apart. */
export class Network {
  outage = false;
  readonly #parts: NetworkParts;

  constructor(parts: NetworkParts) {
    this.#parts = parts;
  }

  gateway(process: Process): PaymentGateway {
    return {
      createPayment: (intent, signal) => process.call(() => this.#create(process, intent, signal)) ?? never(),
      readTracking: (trackingId, signal) =>
        process.call(() => this.#read(process, trackingId, signal)) ?? never(),
      findByReference: (reference, since, signal) =>
        process.call(() => this.#find(process, reference, since, signal)) ?? never(),
      readsPerMinute: () => this.#parts.plan.readsPerMinute,
    };
  }

  async #create(process: Process, intent: PaymentIntent, signal: AbortSignal): Promise<CreateAnswer> {
    const { service, timeline, story, rules, random } = this.#parts;
    if (signal.aborted) return { kind: 'not-sent', failure: UNREACHABLE };
    rules.createCalled(intent);
    const latency = this.#latency();
    const told = (what: string): void =>
      story.tell('network', () => `create for "${intent.reference}": ${what}`);
    if (this.outage || this.#fails('create-not-sent')) {
      told('not sent');
      return this.#answer(process, latency, signal, { kind: 'not-sent', failure: UNREACHABLE });
    }
    if (this.#fails('create-rejected')) {
      told('refused');
      return this.#answer(process, latency, signal, { kind: 'rejected', failure: REJECTED });
    }
    const lost: CreateAnswer = { kind: 'lost', failure: UNREACHABLE };
    if (this.#fails('create-lost-unsent')) {
      told('lost on the way there');
      return this.#answer(process, latency, signal, { kind: 'lost', failure: SERVER_ERROR });
    }
    if (this.#fails('create-carried-out-late')) {
      told('will be carried out late');
      timeline.after(TIME_OUT + random.between(0, 20_000), () => service.create(intent));
      return this.#answer(process, TIME_OUT, signal, lost);
    }
    let answer: CreateAnswer = lost;
    const answerLost = this.#fails('create-lost-carried-out');
    const unreadable = this.#fails('create-answer-unreadable');
    const unshowable = this.#fails('create-unshowable');
    timeline.after(latency / 2, () => {
      const { trackingId } = service.create(intent);
      answer = { kind: 'created', trackingId, url: urlOf(trackingId) };
      if (answerLost) answer = lost;
      else if (unreadable) answer = { kind: 'lost', failure: UNREADABLE, trackingId };
      else if (unshowable) answer = { kind: 'lost', failure: UNSHOWABLE, trackingId };
      if (answer.kind === 'lost') told('carried out, and the answer is lost');
    });
    return await this.#waited(process, latency, signal).then(
      () => answer,
      // Given up: sometimes the answer had come just before.
      () => (random.chance(0.3) ? answer : lost),
    );
  }

  async #read(process: Process, trackingId: string, signal: AbortSignal): Promise<TrackingAnswer> {
    const { service, story, rules } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: UNREACHABLE };
    rules.readCalled(trackingId, process);
    const stuck = this.#fails('read-stuck');
    const failing = this.outage || stuck || this.#fails('read-failed');
    const latency = stuck ? TIME_OUT : this.#latency();
    const failed: TrackingAnswer = { kind: 'failed', failure: UNREACHABLE };
    if (failing) story.tell('network', () => `a reading of ${trackingId} ${stuck ? 'hangs' : 'fails'}`);
    const arrived = await this.#waited(process, latency / 2, signal).then(
      () => true,
      () => false,
    );
    const status = service.payments.get(trackingId)?.status;
    const back =
      arrived &&
      (await this.#waited(process, latency / 2, signal).then(
        () => true,
        () => false,
      ));
    rules.readEnded(trackingId, process);
    if (failing || !back || !status) return failed;
    rules.told(trackingId, status);
    return { kind: 'read', reading: { status } };
  }

  async #find(
    process: Process,
    reference: string,
    since: number,
    signal: AbortSignal,
  ): Promise<LookupAnswer> {
    const { plan, rules, service } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: UNREACHABLE };
    if (!plan.historyPermitted) return { kind: 'failed', failure: NOT_PERMITTED };
    rules.searchCalled();
    const failing = this.outage || this.#fails('search-failed');
    const payments = service
      .history(reference, since)
      .map(({ trackingId, status }) => ({ trackingId, status }));
    const answer: LookupAnswer = failing
      ? { kind: 'failed', failure: SERVER_ERROR }
      : { kind: 'found', payments };
    return await this.#waited(process, this.#latency(), signal).then(
      () => answer,
      () => ({ kind: 'failed', failure: UNREACHABLE }),
    );
  }

  async #answer(
    process: Process,
    after: number,
    signal: AbortSignal,
    answer: CreateAnswer,
  ): Promise<CreateAnswer> {
    return await this.#waited(process, after, signal).then(
      () => answer,
      () => ({ kind: 'lost', failure: UNREACHABLE }),
    );
  }

  #waited(process: Process, ms: number, signal: AbortSignal): Promise<void> {
    return process.wait(ms, signal);
  }

  #latency(): number {
    const { random } = this.#parts;
    return this.#fails('slow') ? random.between(1_000, 15_000) : random.between(20, 200);
  }

  #fails(fault: CallFault): boolean {
    const { plan, random, service } = this.#parts;
    const chance = service.healed() ? 0 : (plan.faults[fault] ?? 0);
    return random.chance(chance);
  }
}

function urlOf(trackingId: string): string {
  return `https://pay.example.test/${trackingId}`;
}

export function trackingIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
