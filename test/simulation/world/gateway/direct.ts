import { readStatus } from '../../../../shared/payment-status.ts';
import { never } from '../process.ts';
import { ServiceTime } from './service-time.ts';
import { DirectCreate, UNREACHABLE } from './direct-create.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { LookupAnswer, PaymentGateway, TrackingAnswer } from '../../../../src-main/sales/ports.ts';
import type { Process } from '../process.ts';
import type { WireParts } from './wire-parts.ts';

const SERVER_ERROR: Failure = { action: 'wait', code: 'service-error' };
const UNREADABLE: Failure = { action: 'report', code: 'service-answer-unreadable' };
const NOT_PERMITTED: Failure = { action: 'fix-configuration', code: 'not-permitted' };
const STUCK_FOR = 20_000;

/** A gateway without a client: each call may fail in each way that the gateway's answers tell apart. */
export class DirectGateway implements PaymentGateway {
  readonly #parts: WireParts;
  readonly #process: Process;
  readonly #time: ServiceTime;
  readonly #create: DirectCreate;

  constructor(parts: WireParts, process: Process) {
    this.#parts = parts;
    this.#process = process;
    this.#time = new ServiceTime(parts.service, process);
    this.#create = new DirectCreate(parts, process, this.#time);
  }

  createPayment: PaymentGateway['createPayment'] = (intent, signal) =>
    this.#process.call(() => this.#create.carryOut(intent, signal)) ?? never();

  readTracking: PaymentGateway['readTracking'] = (trackingId, signal) =>
    this.#process.call(() => this.#read(trackingId, signal)) ?? never();

  findByReference: PaymentGateway['findByReference'] = (reference, since, signal) =>
    this.#process.call(() => this.#find(reference, since, signal)) ?? never();

  serviceTime = (): number | undefined => this.#time.told();

  readsPerMinute = (): number => this.#parts.plan.readsPerMinute;

  async #read(trackingId: string, signal: AbortSignal): Promise<TrackingAnswer> {
    const { service, story, rules, random, outage, latency } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: UNREACHABLE };
    const stuck = service.meets('stuck', random);
    const failing = outage() || stuck || service.meets('read-failed', random);
    if (failing) story.tell('network', () => `a reading of ${trackingId} ${stuck ? 'hangs' : 'fails'}`);
    const half = (stuck ? STUCK_FOR : latency()) / 2;
    if (!(await this.#waited(half, signal))) return { kind: 'failed', failure: UNREACHABLE };
    const word = service.payments.get(trackingId)?.word;
    const heard = this.#time.heard();
    if (word !== undefined && !failing) rules.told.says(trackingId, word);
    if (!(await this.#waited(half, signal)) || failing || word === undefined)
      return { kind: 'failed', failure: UNREACHABLE };
    heard();
    return { kind: 'read', reading: { status: readStatus(word) } };
  }

  async #find(reference: string, since: number, signal: AbortSignal): Promise<LookupAnswer> {
    const { plan, service, random, outage, latency } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: UNREACHABLE };
    if (!plan.historyPermitted) return { kind: 'failed', failure: NOT_PERMITTED };
    const failing = outage() || service.meets('search-failed', random);
    const unreadable = service.meets('unreadable', random);
    const payments = service
      .history(reference, since)
      .map(({ trackingId, word, created }) => ({ trackingId, status: readStatus(word), createdAt: created }));
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
