import { isPaidWord } from '../oracle/statuses.ts';
import { trackingIdOf } from './codes.ts';
import { isKnownPaid } from './known.ts';
import type { AlertView } from '../../../shared/contract/sale-view.ts';
import type { KioskStage } from '../../../shared/contract/kiosk.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** What people at a kiosk see. */
export interface KioskSeen {
  /** No two visits have the same, nor have two runs of the program. */
  readonly visit: string;
  readonly stage: KioskStage;
  /** The sale that is on the screen. */
  readonly saleId: string | undefined;
  /** The sales in the list that the staff get behind their PIN. */
  readonly forStaff: readonly string[];
  readonly alerts: readonly AlertView[];
  /** The ledger has just refused an entry. */
  readonly isRefused: boolean;
}

/** Ends in which nobody has sent anything, or nobody can have. */
const UNPAID = [undefined, 'expired', 'cancelled'];

/** Rules 2, 4 and 5 where nobody works: each code is its own shopper's, and what a shopper leaves behind is the staff's. */
export class Shoppers {
  readonly #witness: Witness;
  readonly #visitOf = new Map<string, string>();
  readonly #saidPaid = new Set<string>();
  #isStaff = false;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** A shopper's order has become this sale. */
  began(visit: string, saleId: string): void {
    this.#visitOf.set(saleId, visit);
  }

  /** The program started again while this sale was on the screen: its shopper may still stand there. */
  takenUp(visit: string, saleId: string): void {
    this.#visitOf.set(saleId, visit);
  }

  viewed(seen: KioskSeen): void {
    if (seen.stage.name === 'pay') this.#code(seen, seen.stage.url);
    if (seen.stage.name === 'paid' && seen.saleId !== undefined) this.#saidPaid.add(seen.saleId);
    for (const record of this.#witness.records.values()) {
      if (!record.kiosk || record.saleId === seen.saleId) continue;
      if (
        seen.saleId === undefined &&
        !seen.isRefused &&
        isOnTheScreen(record) &&
        SHOPPERLESS.has(seen.stage.name)
      )
        this.#witness.breaks(
          '2 what a shopper has left is set aside',
          `${record.saleId} is still on the screen, which shows ${seen.stage.name}`,
        );
      const isRaised = seen.alerts.some(({ saleId }) => saleId === record.saleId);
      const isDue = isRaised || (!record.acknowledged && isKnownPaid(record));
      if (isDue && record.parked && !seen.forStaff.includes(record.saleId))
        this.#witness.breaks(
          '5 no payment of a sale set aside goes unraised',
          `${record.saleId} was paid, and the staff are not told`,
        );
    }
  }

  /** Somebody of the staff is done with what their list says of a sale. */
  noted(act: () => void): void {
    this.#isStaff = true;
    act();
    this.#isStaff = false;
  }

  /** The kiosk itself is about to be done with this sale. */
  leaving(saleId: string, act: () => void): void {
    act();
    const record = this.#witness.records.get(saleId);
    if (this.#isStaff || !record?.acknowledged || UNPAID.includes(record.outcome)) return;
    const isSeen = record.outcome !== undefined && isPaidWord(record.outcome) && this.#saidPaid.has(saleId);
    if (!isSeen)
      this.#witness.breaks(
        '4 a kiosk is done by itself only with what nobody has to look at',
        `${saleId} ended ${record.outcome ?? ''}, and nobody was told`,
      );
  }

  #code({ visit }: KioskSeen, url: string): void {
    const { records, breaks } = this.#witness;
    const record = [...records.values()].find(({ shown }) => shown === trackingIdOf(url));
    const rule = '2 a code is shown to its own shopper alone';
    if (!record || this.#visitOf.get(record.saleId) !== visit)
      breaks(rule, `visit ${visit} is shown ${url} of ${record?.saleId ?? 'no sale'}`);
    else if (!isOnTheScreen(record)) breaks(rule, `${record.saleId} was set aside, and its ${url} is shown`);
  }
}

/** Nobody's order is on the screen. */
const SHOPPERLESS = new Set<KioskStage['name']>(['attract', 'closed', 'choosing', 'amount']);

function isOnTheScreen({ parked, acknowledged, withdrawn }: Recorded): boolean {
  return !parked && !acknowledged && !withdrawn;
}
