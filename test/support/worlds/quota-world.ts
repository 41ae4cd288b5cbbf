import { setMaxListeners } from 'node:events';
import { BusyReport } from '../../../src-main/service/quota/busy-report.ts';
import { QuotaGate } from '../../../src-main/service/quota/quota-gate.ts';
import { ServerClock } from '../../../src-main/service/quota/server-clock.ts';
import { answered } from '../service/service-answers.ts';
import { settled, VirtualClock } from './virtual-clock.ts';
import type { Passage } from '../../../src-main/service/quota/quota-gate.ts';
import type { Urgency } from '../../../src-main/service/quota/quota-window.ts';

const never = new AbortController().signal;
setMaxListeners(0, never);

/** One credential's quota under virtual time. */
export class QuotaWorld {
  readonly clock = new VirtualClock();
  readonly serverClock = new ServerClock(this.clock);
  /** Milliseconds from now, each time the gate said how long it is busy; `undefined` when that was over. */
  readonly busy: (number | undefined)[] = [];
  readonly gate: QuotaGate;

  constructor(environment: 'sandbox' | 'production' | 'unmetered') {
    const { clock, serverClock } = this;
    const report = new BusyReport(clock, (until) => this.busy.push(until && until - clock.wall()), never);
    this.gate = new QuotaGate(environment, { clock, serverClock, busy: report });
  }

  read(urgency: Urgency = 'routine'): Promise<Passage> {
    return this.gate.enter('GET', urgency, never);
  }

  create(): Promise<Passage> {
    return this.gate.enter('POST', 'creation', never);
  }

  write(method: 'PUT' | 'PATCH' | 'DELETE'): Promise<Passage> {
    return this.gate.enter(method, 'creation', never);
  }

  /** A creation that may go at once and is refused with a 429. */
  async refuse(headers: Record<string, string> = {}): Promise<void> {
    const before = this.clock.monotonic();
    const passage = await this.create();
    if (this.clock.monotonic() !== before) throw new Error('the creation was held back');
    passage.settle(answered(429, {}, headers));
  }

  /** Enters as often as the gate lets it at this moment; answers the passages. */
  async enterAll(method: 'GET' | 'POST', urgency: Urgency): Promise<Passage[]> {
    const passages: Passage[] = [];
    const stop = new AbortController();
    for (let tried = 1; passages.length === tried - 1; tried++) {
      if (tried > 2_000) throw new Error('the gate holds nothing back');
      void this.gate.enter(method, urgency, stop.signal).then(
        (passage) => passages.push(passage),
        () => undefined,
      );
      await settled();
    }
    stop.abort();
    await settled();
    return passages;
  }

  /** How long the next call is held back. */
  async wait(enter: () => Promise<Passage>): Promise<number> {
    const from = this.clock.monotonic();
    const entering = enter().then((passage) => {
      passage.settle(answered(200));
      return this.clock.monotonic() - from;
    });
    await this.clock.advance(120_000);
    return entering;
  }
}
