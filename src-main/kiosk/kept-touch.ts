import type { KioskTouch } from '../terminal/kiosk-touch.ts';
import type { KioskPorts } from './ports.ts';
import type { VisitTime } from './visit-time.ts';

/** The last touch of the shopper whose sale is on the screen, as it is kept for the next start. */
export class KeptTouch {
  readonly #ports: Pick<KioskPorts, 'clock' | 'lastTouch'>;
  #kept = '';

  constructor(ports: Pick<KioskPorts, 'clock' | 'lastTouch'>) {
    this.#ports = ports;
  }

  /** Milliseconds for which nobody has touched the screen at this sale; `Infinity` where nobody knows. */
  untouched(saleId: string): number {
    const touch = this.#ports.lastTouch.kept();
    return touch?.saleId === saleId ? this.#since(touch) : Infinity;
  }

  /** Keeps it, where it is another one than before. */
  keep(saleId: string | undefined, { touchedAt }: VisitTime): void {
    const touch = `${saleId} ${touchedAt}`;
    if (saleId === undefined || touch === this.#kept) return;
    const { clock, lastTouch } = this.#ports;
    this.#kept = touch;
    lastTouch.keep({ saleId, sinceBoot: touchedAt, wall: clock.wall() - (clock.sinceBoot() - touchedAt) });
  }

  /**
   * The most that either clock says. Where one of them went back, the computer was started anew or its clock set, and nobody knows
   * how long that was.
   */
  #since({ sinceBoot, wall }: KioskTouch): number {
    const { clock } = this.#ports;
    const both = [clock.sinceBoot() - sinceBoot, clock.wall() - wall];
    return Math.min(...both) < 0 ? Infinity : Math.max(...both);
  }
}
