import { foreignAnswer } from '../foreign-answer.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { never } from '../process.ts';
import { ServiceTime } from './service-time.ts';
import { DirectCreate, UNREACHABLE } from './direct-create.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { LookupAnswer, PaymentGateway, TrackingAnswer } from '../../../../src-main/sales/ports.ts';
import type { Saying, Stated } from '../../oracle/sayings.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';
import type { Profile } from '../profiles.ts';
import type { Process } from '../process.ts';
import type { WireParts } from './wire-parts.ts';

const SERVER_ERROR: Failure = { action: 'wait', code: 'service-error' };
const UNREADABLE: Failure = { action: 'report', code: 'service-answer-unreadable' };
const NOT_PERMITTED: Failure = { action: 'fix-configuration', code: 'not-permitted' };
const NOT_FOUND: Failure = { action: 'wait', code: 'not-found' };
const STUCK_FOR = 20_000;

/** A gateway without a client: each call may fail in each way that the gateway's answers tell apart. */
export class DirectGateway implements PaymentGateway {
  readonly #parts: WireParts;
  readonly #process: Process;
  readonly #time: ServiceTime;
  readonly #create: DirectCreate;
  readonly #profile: Profile;

  constructor(parts: WireParts, process: Process) {
    this.#parts = parts;
    this.#process = process;
    this.#time = new ServiceTime(parts.service, process);
    this.#profile = parts.profile();
    this.#create = new DirectCreate(parts, process, this.#time);
  }

  createPayment: PaymentGateway['createPayment'] = (intent, signal) =>
    this.#process.call(() => this.#create.carryOut(intent, signal)) ?? never();

  readTracking: PaymentGateway['readTracking'] = (trackingId, signal) =>
    this.#process.call(() => this.#read(trackingId, signal)) ?? never();

  findByReference: PaymentGateway['findByReference'] = (reference, since, signal) =>
    this.#process.call(() => this.#find(reference, since, signal)) ?? never();

  paymentsBetween: PaymentGateway['paymentsBetween'] = (from, until, signal) =>
    this.#process.call(() => this.#list(from, until, signal)) ?? never();

  serviceTime = (): number | undefined => this.#time.known();

  answers = (): boolean => true;

  readsPerMinute = (): number => this.#parts.plan.readsPerMinute;

  async #read(trackingId: string, signal: AbortSignal): Promise<TrackingAnswer> {
    const { service, story, rules, random, outage, latency } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: UNREACHABLE };
    const stuck = service.meets('stuck', random);
    const failing = outage() || stuck || service.meets('read-failed', random);
    if (failing) story.tell('network', () => `a reading of ${trackingId} ${stuck ? 'hangs' : 'fails'}`);
    const half = (stuck ? STUCK_FOR : latency()) / 2;
    if (!(await this.#waited(half, signal))) return { kind: 'failed', failure: UNREACHABLE };
    const payment = service.payments.get(trackingId);
    if (payment && payment.at !== this.#profile.name) return this.#readElsewhere(trackingId);
    const heard = this.#time.heard();
    const foreign = failing ? undefined : foreignAnswer(this.#parts, trackingId);
    const isFound = payment !== undefined && service.statements.finds(payment);
    const saying = isFound && !failing ? service.statements.of(payment) : undefined;
    if (saying && !foreign) rules.statements.says(trackingId, saying);
    if (!(await this.#waited(half, signal)) || failing) return { kind: 'failed', failure: UNREACHABLE };
    heard();
    if (!payment || !saying) return { kind: 'failed', failure: NOT_FOUND };
    if (foreign) return { kind: 'read', reading: this.#reading(foreign.paymentId, foreign.saying) };
    return { kind: 'read', reading: this.#reading(payment.paymentId, saying) };
  }

  /** A stranger says what it likes. */
  #readElsewhere(trackingId: string): TrackingAnswer {
    this.#parts.rules.witness.breaks(
      '3 only its own service is asked about a payment',
      `${trackingId} was asked for at another service`,
    );
    return { kind: 'read', reading: { status: { kind: 'final', outcome: 'completed' } } };
  }

  #reading(paymentId: string, { word, request, receipt }: Saying): TrackingReading {
    return {
      status: readStatus(word),
      ...(this.#parts.plan.statesAmounts && { paymentId }),
      ...(request && { statedRequest: plain(request) }),
      ...(receipt && { statedReceipt: plain(receipt) }),
    };
  }

  #find(reference: string, since: number, signal: AbortSignal): Promise<LookupAnswer> {
    return this.#history(() => this.#parts.service.history(reference, since, this.#profile.name), signal);
  }

  #list(from: number, until: number, signal: AbortSignal): Promise<LookupAnswer> {
    const { service } = this.#parts;
    return this.#history(
      () => service.history(undefined, from, this.#profile.name).filter(({ created }) => created < until),
      signal,
    );
  }

  async #history(
    listed: () => ReturnType<WireParts['service']['history']>,
    signal: AbortSignal,
  ): Promise<LookupAnswer> {
    const { plan, service, random, outage, latency } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: UNREACHABLE };
    if (!plan.historyPermitted) return { kind: 'failed', failure: NOT_PERMITTED };
    const failing = outage() || service.meets('search-failed', random);
    const unreadable = service.meets('unreadable', random);
    const payments = listed().map((payment) => {
      const { trackingId, reference, word, created } = payment;
      const stated = service.statements.recorded(payment);
      return {
        trackingId,
        reference,
        status: readStatus(word),
        createdAt: created,
        ...(stated && { statedRequest: plain(stated) }),
      };
    });
    const heard = this.#time.heard();
    if (!(await this.#waited(latency(), signal))) return { kind: 'failed', failure: UNREACHABLE };
    if (failing) return { kind: 'failed', failure: SERVER_ERROR };
    heard();
    return unreadable ? { kind: 'failed', failure: UNREADABLE } : { kind: 'found', payments };
  }

  /** Whether the time went by without the call being given up. */
  #waited(ms: number, signal: AbortSignal): Promise<boolean> {
    return this.#process.wait(ms, signal).then(
      () => true,
      () => false,
    );
  }
}

/** As the client reads it from a number. */
function plain({ decimal, ...rest }: Stated): Stated {
  return { decimal: String(Number(decimal)), ...rest };
}
