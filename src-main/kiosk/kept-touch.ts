import type { KioskTouch } from '../terminal/kiosk-touch.ts';
import type { KioskPorts } from './ports.ts';
import type { VisitTime } from './visit-time.ts';

/** The last touch of the shopper whose sale is on the screen, kept for the next start of the till. */
export class KeptTouch {
  readonly #ports: Pick<KioskPorts, 'clock' | 'lastTouch'>;
  #kept = '';

  constructor(ports: Pick<KioskPorts, 'clock' | 'lastTouch'>) {
    this.#ports = ports;
  }

  /** Milliseconds since anybody touched the screen at this sale; `Infinity` where that is not known. */
  untouched(saleId: string): number {
    const touch = this.#ports.lastTouch.kept();
    return touch?.saleId === saleId ? this.#since(touch) : Infinity;
  }

  /** Keeps the last touch, where it has changed. */
  keep(saleId: string | undefined, { touchedAt }: VisitTime): void {
    const touch = `${saleId} ${touchedAt}`;
    if (saleId === undefined || touch === this.#kept) return;
    const { clock, lastTouch } = this.#ports;
    this.#kept = touch;
    lastTouch.keep({ saleId, sinceBoot: touchedAt, wall: clock.wall() - (clock.sinceBoot() - touchedAt) });
  }

  /**
   * The larger of what the two clocks say. Where a clock went back, the computer was restarted or its clock was set, so
   * that nobody knows how long it was.
   */
  #since({ sinceBoot, wall }: KioskTouch): number {
    const { clock } = this.#ports;
    const both = [clock.sinceBoot() - sinceBoot, clock.wall() - wall];
    return Math.min(...both) < 0 ? Infinity : Math.max(...both);
  }
}
