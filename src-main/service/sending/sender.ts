import { spread } from '../../supervision/back-off.ts';
import { deadline } from '../../supervision/deadline.ts';
import { addressOf } from '../address-of.ts';
import { failureOf } from './attempt-failure.ts';
import { decide } from './retry-decision.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Authorization } from '../auth/credential.ts';
import type { Exchange, HttpRequest } from '../transport/exchange.ts';
import type { Call, EndpointFamily, Sent, HttpContext } from './call.ts';
import type { Attempt, Operation } from './retry-decision.ts';

const TRY_TIMEOUT_MS: Record<Operation, number> = {
  create: 15_000,
  tracking: 8_000,
  read: 10_000,
  write: 15_000,
  transfer: 120_000,
};
/** How long a call may take, with its retries. A create may take as long as it needs, and the tracker has limits of its own. */
const TOTAL_TIMEOUT_MS: Partial<Record<Operation, number>> = {
  read: 45_000,
  write: 45_000,
  transfer: 180_000,
};

/** Until when a call is worth sending. */
interface Work {
  readonly signal: AbortSignal;
  readonly mayBeSent: () => boolean;
}

/** Its turn came when it was not to be sent any more. */
class TooLate extends Error {}

/** Sends the calls of one endpoint family, as often as the retry decision says. */
export class Sender {
  readonly #family: EndpointFamily;
  readonly #http: HttpContext;

  constructor(family: EndpointFamily, http: HttpContext) {
    this.#family = family;
    this.#http = http;
  }

  /** Never rejects. A call that is given up while it waits, or waits too long, is `not-sent`, with what it was waiting for. */
  async send(call: Call, signal: AbortSignal): Promise<Sent> {
    const { clock, closed } = this.#http;
    const lastAt = clock.sinceBoot() + (call.sentWithinMs ?? Infinity);
    const mayBeSent = (): boolean => clock.sinceBoot() <= lastAt;
    const limit = deadline(clock, [signal, closed], TOTAL_TIMEOUT_MS[call.operation]);
    let trouble: Failure = { action: 'try-again', code: 'service-busy', detail: 'given up before sending' };
    try {
      const work = { signal: limit.signal, mayBeSent };
      return await this.#sendUntilSettled(call, work, (failure) => (trouble = failure));
    } catch (error) {
      if (!limit.signal.aborted && !(error instanceof TooLate)) throw error;
      return { kind: 'not-sent', failure: trouble };
    } finally {
      limit.release();
    }
  }

  async #sendUntilSettled(call: Call, work: Work, onTrouble: (failure: Failure) => void): Promise<Sent> {
    const { signal } = work;
    const { credential, renewals } = this.#family;
    let mayRenew = credential.renewable && renewals.may();
    let mayBeMistaken = !credential.renewable;
    let renewed = false;
    let retries = 0;
    for (;;) {
      const authorized = await credential.authorize(signal);
      const attempt: Attempt = authorized.ok
        ? await this.#tryOnce(call, authorized.value, work)
        : { kind: 'no-authorization', failure: authorized.failure };
      // Refused for a key that was let go while the call was under way: the new one is shown.
      const replaced = authorized.ok && credential.isReplaced(authorized.value);
      const decision = decide(call.operation, attempt, {
        retries,
        onceOffline: call.onceOffline,
        mayRenew: mayRenew || replaced,
        mayBeMistaken,
      });
      const refused = attempt.kind === 'answered' && attempt.response.status === 401;
      const redact = authorized.ok ? authorized.value.redact : asItIs;
      if (decision.step === 'hand-over') {
        return { kind: 'answered', response: { ...decision.response, redact } };
      }
      const failure = failureOf(call.operation, attempt, redact);
      onTrouble(failure);
      switch (decision.step) {
        case 'renew-token':
          mayRenew = false;
          renewed = true;
          if (authorized.ok) credential.discard(authorized.value);
          break;
        case 'try-again':
          if (refused) mayBeMistaken = false;
          retries += 1;
          await this.#http.clock.sleep(spread(decision.afterMs, this.#http.random.next()), signal);
          break;
        case 'wait-for-quota':
          // The gate holds the next try back for as long as the service asked.
          break;
        case 'stop': {
          if (refused && renewed) renewals.replacementRefused();
          return { kind: decision.as, failure: refused ? this.#family.onRefused(failure) : failure };
        }
      }
    }
  }

  async #tryOnce(call: Call, authorization: Authorization, { signal, mayBeSent }: Work): Promise<Exchange> {
    const { transport, serverClock } = this.#http;
    const passage = await this.#family.gate.enter(call.method, call.urgency, signal);
    if (!mayBeSent()) {
      passage.settle({ kind: 'not-sent', cause: 'too late to be sent' });
      throw new TooLate();
    }
    const request = {
      ...this.#requestOf(call, authorization),
      ...(call.sentWithinMs !== undefined && { mayBeWritten: mayBeSent }),
    };
    const exchange = await transport.exchange(request, TRY_TIMEOUT_MS[call.operation], signal);
    if (exchange.kind === 'answered') {
      const { headers, status } = exchange.response;
      serverClock.observe(headers);
      // An error of the service's own says nothing about the credential.
      if (status !== 401 && status < 500) {
        this.#family.renewals.accepted();
        this.#family.onAccepted();
      }
    }
    passage.settle(exchange);
    return exchange;
  }

  #requestOf(call: Call, authorization: Authorization): HttpRequest {
    const hasBody = call.body !== undefined;
    const { maxAnswerBytes } = call;
    return {
      method: call.method,
      url: addressOf(this.#http.baseUrl, call.path),
      headers: {
        Accept: 'application/json',
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...call.headers,
        ...authorization.headers(),
      },
      ...(hasBody && { body: JSON.stringify(call.body) }),
      ...(maxAnswerBytes !== undefined && { maxAnswerBytes }),
    };
  }
}

const asItIs = (text: string): string => text;
