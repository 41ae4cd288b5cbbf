import { HttpService } from './http-service.ts';
import { never } from '../process.ts';
import type { Exchange, HttpRequest, Transport } from '../../../../src-main/service/transport/exchange.ts';
import type { Fault } from '../../plan/plan.ts';
import type { Process } from '../process.ts';
import type { WireParts } from '../gateway/wire-parts.ts';

/** What becomes of a request on its way. */
type Fate = 'arrives' | 'not-sent' | 'lost-before' | 'lost-after' | 'late' | 'stuck';

/** The network under the real client: connections that are refused, reset before or after the work, or hang. */
export class SimTransport implements Transport {
  readonly #wire: WireParts;
  readonly #service: HttpService;
  readonly #process: Process;

  constructor(wire: WireParts, service: HttpService, process: Process) {
    this.#wire = wire;
    this.#service = service;
    this.#process = process;
  }

  exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange> {
    return this.#process.call(() => this.#exchange(request, timeoutMs, signal)) ?? never();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #exchange(request: HttpRequest, timeoutMs: number, signal: AbortSignal): Promise<Exchange> {
    if (signal.aborted) return { kind: 'not-sent', cause: 'given up' };
    const { story, timeline, random, latency } = this.#wire;
    const sent = this.#service.sends(request, this.#process);
    const fate = this.#fateOf(request);
    if (fate !== 'arrives') story.tell('network', () => `${request.method} ${pathOf(request)}: ${fate}`);
    if (fate === 'late') {
      sent.counts();
      timeline.after(timeoutMs + random.between(0, 20_000), () => void sent.arrives());
    }
    const wait = fate === 'late' || fate === 'stuck' ? Infinity : latency();
    let answer: Exchange = { kind: 'lost', cause: fate === 'arrives' ? 'timed out' : 'ECONNRESET' };
    if (fate === 'not-sent') answer = { kind: 'not-sent', cause: 'ECONNREFUSED' };
    let heard = (): void => undefined;
    if (fate === 'arrives' || fate === 'lost-after') {
      timeline.after(wait / 2, () => {
        const { response, hear } = sent.arrives();
        if (fate === 'lost-after') return;
        answer = { kind: 'answered', response };
        heard = hear;
      });
    }
    const inTime = await this.#process.wait(Math.min(wait, timeoutMs), signal).then(
      () => wait <= timeoutMs,
      () => false,
    );
    if (inTime) heard();
    else answer = { kind: 'lost', cause: 'given up or timed out' };
    sent.ended(answer);
    return answer;
  }

  #fateOf(request: HttpRequest): Fate {
    const { service, random, outage } = this.#wire;
    const meets = (fault: Fault): boolean => service.meets(fault, random);
    if (outage() || meets('not-sent')) return 'not-sent';
    if (meets('lost-before')) return 'lost-before';
    if (meets('lost-after')) return 'lost-after';
    if (meets('stuck')) return 'stuck';
    return request.method === 'POST' && meets('carried-out-late') ? 'late' : 'arrives';
  }
}

function pathOf({ url }: HttpRequest): string {
  return new URL(url).pathname;
}
