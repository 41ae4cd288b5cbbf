import { Payments } from '../../back-office/payments/payments.ts';
import { nextTurn } from '../../supervision/next-turn.ts';
import { tillSales } from './till-sales.ts';
import type { BackOffice } from '../../back-office/back-office.ts';
import type { Days } from '../../back-office/days/days.ts';
import type { OpenHierarchy } from '../../back-office/hierarchy/open-hierarchy.ts';
import type { Payouts } from '../../back-office/payouts/payouts.ts';
import type { TillSales } from '../../back-office/ports.ts';
import type { Settlements } from '../../back-office/settlements/settlements.ts';
import type { Fleet } from '../../provisioning/fleet/fleet.ts';
import type { FleetRunView } from '../../../shared/contract/back-office/fleet.ts';
import type { HandOverMaker } from '../../provisioning/hand-over-maker.ts';
import type { UpdateView } from '../../../shared/contract/updates.ts';
import type { Updater, UpdaterParts } from '../../updates/updater.ts';
import type { SessionParts, Tenders } from '../session-parts.ts';
import type { TillSalesParts } from './till-sales.ts';

/** The parts of the back office, for one terminal session. Each is opened when a page first needs it. */
export class OfficePages {
  readonly backOffice: BackOffice;
  readonly payments: Payments;
  readonly #parts: SessionParts;
  readonly #onChange: () => void;
  readonly #tillSales: TillSales;
  readonly #days = new OpenedOnce(() => this.#parts.openDays(this.backOffice));
  readonly #settlements = new OpenedOnce(() => this.#parts.openSettlements(this.backOffice, this.#tillSales));
  readonly #hierarchy = new OpenedOnce(() => this.#parts.openHierarchy(this.backOffice));
  readonly #handOvers = new OpenedOnce(() => this.#parts.openHandOvers(this.backOffice));
  readonly #fleet = new OpenedOnce(() => this.#beginFleet());
  #openFleet: Fleet | undefined;
  #written: Promise<void> = Promise.resolve();
  readonly #payouts = new OpenedOnce(() => this.#parts.openPayouts(this.backOffice, this.#tillSales));
  readonly #updater = new OpenedOnce(() => this.#beginUpdater());
  #openUpdater: Updater | undefined;
  readonly #inUse: UpdaterParts['inUse'];

  constructor(
    parts: SessionParts,
    {
      tenders,
      onChange,
      inUse,
      ...till
    }: Pick<TillSalesParts, 'history' | 'nameOf'> & {
      readonly tenders: Tenders;
      readonly onChange: () => void;
      readonly inUse: UpdaterParts['inUse'];
    },
  ) {
    const { terminal, ledger, recorded, ports } = parts;
    this.#parts = parts;
    this.#onChange = onChange;
    this.#inUse = inUse;
    this.backOffice = parts.openBackOffice();
    this.#tillSales = tillSales({ ...till, ledger, recorded, services: ports.services });
    this.payments = new Payments({
      office: this.backOffice,
      till: this.#tillSales,
      terminalId: terminal.terminalId,
      currency: terminal.currency,
      timeZone: terminal.timeZone,
      tenders: async (signal) => {
        await tenders.load(signal);
        return tenders.view().map(({ id }) => id);
      },
      now: () => ports.clock.wall(),
      turn: nextTurn,
    });
  }

  /** Compares days of the till with what the service settled. */
  days(): Promise<Days> {
    return this.#days.get();
  }

  /** Reads what is on its way to the bank. */
  settlements(): Promise<Settlements> {
    return this.#settlements.get();
  }

  /** Reads and changes partners, merchants, locations and terminals. */
  hierarchy(): Promise<OpenHierarchy> {
    return this.#hierarchy.get();
  }

  /** Makes hand-over packages for other computers. */
  handOvers(): Promise<HandOverMaker> {
    return this.#handOvers.get();
  }

  /** Sets up many tills from a file. */
  fleet(): Promise<Fleet> {
    return this.#fleet.get();
  }

  /** The run that sets up many tills; `undefined` until its page was opened. */
  get fleetRun(): FleetRunView | undefined {
    return this.#openFleet?.view();
  }

  async #beginFleet(): Promise<Fleet> {
    const handOvers = await this.handOvers();
    this.#openFleet = await this.#parts.openFleet(this.backOffice, handOvers, this.#onChange);
    return this.#openFleet;
  }

  /** Writes payouts of payments into files. */
  payouts(): Promise<Payouts> {
    return this.#payouts.get();
  }

  /** Looks for newer versions and installs them. */
  updater(): Promise<Updater> {
    return this.#updater.get();
  }

  /** The state of updates; `undefined` where the till looks for none. */
  get update(): UpdateView | undefined {
    return this.#openUpdater?.view();
  }

  async #beginUpdater(): Promise<Updater> {
    this.#openUpdater = await this.#parts.openUpdater({
      figures: this.#parts.figures,
      inUse: this.#inUse,
      onChange: this.#onChange,
    });
    return this.#openUpdater;
  }

  /** Called when the till is closed: the next start installs a version that is ready. */
  async orderUpdate(): Promise<void> {
    await this.#openUpdater?.orderAtClose();
  }

  /** After `close`: resolves once no file is being written any more. */
  written(): Promise<void> {
    return this.#written;
  }

  close(): void {
    this.#days.close((days) => days.stop());
    this.#updater.close((updater) => updater.stop());
    this.#written = this.#openFleet?.close() ?? this.#written;
    void this.backOffice.close();
  }
}

/** A part that is opened when it is first needed. Where that fails, it is opened anew for the next page that needs it. */
class OpenedOnce<T> {
  readonly #open: () => Promise<T>;
  #opening: Promise<T> | undefined;

  constructor(open: () => Promise<T>) {
    this.#open = open;
  }

  get(): Promise<T> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Calls `close` with the part, once it is open; nothing where it never is. */
  close(close: (part: T) => void): void {
    void this.#opening?.then(close, () => undefined);
  }
}
