import type { Language } from '../../shared/language.ts';
import type { KioskTouch } from '../terminal/kiosk-touch.ts';
import type { KioskPorts } from './ports.ts';
import type { VisitTime } from './visit-time.ts';
import type { Visit } from './visit.ts';

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

  /** The language of the shopper whose sale that is; nothing where it is not known. */
  languageOf(saleId: string): Language | undefined {
    const touch = this.#ports.lastTouch.kept();
    return touch?.saleId === saleId ? touch.language : undefined;
  }

  /** Whether how that sale ended was on the screen for long enough to be read. */
  hasShownEnd(saleId: string): boolean {
    const touch = this.#ports.lastTouch.kept();
    return touch?.saleId === saleId && touch.ended === true;
  }

  /** Keeps the last touch of the visit, where anything of it has changed. */
  keep(visit: Visit | undefined, time: VisitTime): void {
    if (visit?.saleId === undefined) return;
    const { saleId, language } = visit;
    const { touchedAt } = time;
    const ended = time.now() >= time.due().read;
    const touch = `${saleId} ${language} ${ended} ${touchedAt}`;
    if (touch === this.#kept) return;
    const { clock, lastTouch } = this.#ports;
    this.#kept = touch;
    const wall = clock.wall() - (clock.sinceBoot() - touchedAt);
    lastTouch.keep({ saleId, language, ...(ended && { ended }), sinceBoot: touchedAt, wall });
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
