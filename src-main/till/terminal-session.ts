import { minorDigits } from '../../shared/money.ts';
import { backOff } from '../sales/poll-plan.ts';
import { Sales } from '../sales/sales.ts';
import { Wake } from '../sales/wake.ts';
import type { Notice, SessionView, TenderView, TerminalView, TillView } from '../../shared/contract/views.ts';
import type { Money } from '../../shared/money.ts';
import type { PaymentGateway, SaleLedger, SalesPorts } from '../sales/ports.ts';
import type { ServiceConnection } from '../service/connect.ts';

/** What a session is built of; `compose.ts` opens it for one terminal. */
export interface SessionParts {
  readonly terminal: TerminalView;
  /** In whole currency units, as the profile states it. */
  readonly minimumAmount: number | undefined;
  readonly ports: Omit<SalesPorts, 'ledger' | 'gateway'>;
  readonly ledger: SaleLedger & { close(): void };
  readonly backups: Backups;
  /** What the manager should know of the ledger and the vault. */
  readonly notices: readonly Notice[];
  readonly connect: (listener: SessionListener) => ServiceConnection;
  readonly tendersOf: (connection: ServiceConnection) => Tenders;
}

export interface SessionListener {
  readonly onSession: (session: SessionView) => void;
  readonly onBusy: (busyUntil: number | undefined) => void;
}

/** Backups of the ledger, made now and then until they are stopped. */
export interface Backups {
  /** Why there is none of late; empty when all is well. */
  notices(): readonly Notice[];
  stop(): void;
}

/** The terminal's enabled tenders, for display only. */
export interface Tenders {
  view(): readonly TenderView[];
  /** Reads them unless they were read within hours. Never rejects. */
  load(signal: AbortSignal): Promise<void>;
  /** Reads them now. Never rejects. */
  refresh(signal: AbortSignal): Promise<void>;
}

type SessionSnapshot = Pick<
  TillView,
  'terminal' | 'session' | 'tenders' | 'notices' | 'busyUntil' | 'currentSaleId' | 'sales' | 'concerns'
>;

/** One terminal at work: signed in (or trying to be), selling, and following every open payment. */
export class TerminalSession {
  readonly #parts: SessionParts;
  readonly #connection: ServiceConnection;
  readonly #tenders: Tenders;
  readonly #stop = new AbortController();
  readonly #onChange: () => void;
  readonly #wake: Wake;
  readonly sales: Sales;
  #session: SessionView = { state: 'none' };
  #busyUntil: number | undefined;

  /** Resumes the terminal's open sales and signs in. `onChange` is called whenever `view` answers something new. */
  constructor(parts: SessionParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    this.#connection = parts.connect({
      onSession: (session) => this.#sessionChanged(session),
      onBusy: (busyUntil) => {
        this.#busyUntil = busyUntil;
        onChange();
      },
    });
    const { ledger, ports } = parts;
    this.#tenders = parts.tendersOf(this.#connection);
    try {
      this.sales = new Sales({ ...ports, ledger, gateway: this.#gateway() }, onChange);
    } catch (error) {
      // Nobody else knows of these two yet.
      void this.#connection.close();
      ledger.close();
      throw error;
    }
    this.#wake = new Wake(parts.ports.clock);
    void this.#signIn();
  }

  /** The smallest amount this terminal asks for, and the currency of all of them. */
  get minimum(): Money {
    const { currency } = this.#parts.terminal;
    return { minor: Math.ceil((this.#parts.minimumAmount ?? 0) * 10 ** minorDigits(currency)), currency };
  }

  view(): SessionSnapshot {
    return {
      terminal: this.#parts.terminal,
      session: this.#session,
      tenders: this.#tenders.view(),
      notices: [...this.#parts.notices, ...this.#parts.backups.notices()],
      ...(this.#busyUntil !== undefined && { busyUntil: this.#busyUntil }),
      ...this.sales.view(),
    };
  }

  /** After sleep or a network change: nothing waits out its pause. */
  wake(): void {
    this.#wake.now();
    this.sales.reconnect();
  }

  close(): void {
    this.#stop.abort();
    this.sales.stop();
    void this.#connection.close();
    this.#parts.backups.stop();
    this.#parts.ledger.close();
  }

  /** No event announces a change of tenders: a refused payment may be one, and any payment shows that hours went by. */
  #gateway(): PaymentGateway {
    const { gateway } = this.#connection;
    return {
      ...gateway,
      createPayment: async (intent, signal) => {
        const answer = await gateway.createPayment(intent, signal);
        const { signal: stopped } = this.#stop;
        const read =
          answer.kind === 'rejected' ? this.#tenders.refresh(stopped) : this.#tenders.load(stopped);
        void read.then(this.#onChange);
        return answer;
      },
    };
  }

  /** Signs in, again and again while the service cannot be reached; a refusal waits for a person. */
  async #signIn(): Promise<void> {
    const { clock, random } = this.#parts.ports;
    // The first view goes out before the client is loaded.
    await clock.sleep(0);
    // Another call may meet the refusal while this one waits: then it is a person's turn.
    for (let tries = 1; !this.#stop.signal.aborted && this.#session.state !== 'refused'; tries++) {
      const answer = await this.#connection.signIn(this.#stop.signal);
      if (answer.ok || answer.failure.action !== 'wait') return;
      await this.#wake.wait(backOff(tries, random.next()), this.#stop.signal);
    }
  }

  #sessionChanged(session: SessionView): void {
    this.#session = session;
    this.#onChange();
    if (session.state !== 'signed-in') return;
    this.sales.wake();
    void this.#tenders.load(this.#stop.signal).then(this.#onChange);
  }
}
