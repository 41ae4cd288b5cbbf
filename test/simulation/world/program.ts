import { ShiftClosing } from '../../../src-main/staff/shifts/shift-closing.ts';
import { Shifts } from '../../../src-main/staff/shifts/shifts.ts';
import { Sales } from '../../../src-main/sales/sales.ts';
import { SimulatedKiosk } from './kiosk.ts';
import { observed } from './gateway/observed.ts';
import type { Line } from './line.ts';
import type { Process } from './process.ts';
import type { TillParts } from './till.ts';

/** One run of the till's program. */
export interface Program {
  readonly process: Process;
  readonly sales: Sales;
  readonly shifts: Shifts;
  readonly closing: ShiftClosing;
  readonly line: Line;
  /** Where shoppers sell to themselves. */
  readonly kiosk: SimulatedKiosk | undefined;
  /** Ends it in order. */
  readonly stop: () => void;
  /** When it began, by its own clock. */
  readonly since: number;
}

interface Around {
  readonly nextId: () => number;
  readonly isRunning: () => boolean;
  /** The record has been read; nobody has done anything with it yet. */
  readonly onRead: (sales: Sales) => void;
  readonly onAppended: () => void;
  readonly onSignedIn: () => void;
  readonly onChange: () => void;
}

/** Builds the real sales core on the simulated ports. Throws `LedgerUnavailable`. */
export function openProgram(
  process: Process,
  {
    rules,
    random,
    disk,
    customers,
    lineTo,
    profile,
    story,
    visitors: visitorsOf,
  }: Pick<TillParts, 'rules' | 'random' | 'disk' | 'customers' | 'lineTo' | 'profile' | 'story' | 'visitors'>,
  { nextId, isRunning, onRead, onAppended, onSignedIn, onChange }: Around,
): Program {
  const { ledger, journal, recorded, close } = disk.open(process);
  const line = lineTo(process, () => {
    if (process.alive) onSignedIn();
  });
  const { services } = profile();
  const ports = {
    ...(services && { services }),
    clock: process.clock,
    turn: () => Promise.resolve(),
    random,
    ids: {
      saleId: () => `id-${nextId()}`,
      uuid: () => `id-${nextId()}`,
      reference: () => `auto-${nextId()}`,
    },
    gateway: observed(line.gateway, { rules, process, refusals: () => disk.refusals, isRunning }),
    customers: customers.open(process),
    readTender: () => undefined,
    // A defect: what the till makes good by itself in a shop must not be made good unseen here.
    report: (where: string, error: unknown) =>
      void Promise.reject(new Error(`unexpected error in ${where}: ${String(error)}`, { cause: error })),
    ledger: {
      ...ledger,
      append: (...change: Parameters<typeof ledger.append>) => {
        ledger.append(...change);
        onAppended();
      },
    },
  };
  const parts = { clock: process.clock, journal, recorded, nameOf: () => undefined };
  const shifts = new Shifts({ ...parts, stale: () => new Set() }, () => undefined);
  const sales = new Sales(ports, () => {
    if (!process.alive || !isRunning()) return;
    onChange();
    kiosk?.changed();
  });
  if (process.alive) onRead(sales);
  const visitors = visitorsOf();
  rules.visits.opens(visitors !== undefined);
  const kiosk = visitors
    ? new SimulatedKiosk({
        process,
        sales,
        shifts,
        rules,
        story,
        visitors,
        currency: profile().currency,
        run: `${nextId()}`,
        isRefused: () => disk.refuses,
      })
    : undefined;
  const closing = new ShiftClosing({
    shifts,
    compare: (since) => sales.compareWithHistory(since),
    turn: () => process.clock.sleep(0),
  });
  const stop = (): void => {
    kiosk?.stop();
    sales.stop();
    close();
    line.close();
  };
  return { process, sales, shifts, closing, line, kiosk, stop, since: process.clock.monotonic() };
}
