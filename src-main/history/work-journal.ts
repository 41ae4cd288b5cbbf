import { failed, succeeded } from '../../shared/failure.ts';
import { dayBegins, daysAfter } from '../../shared/time/store-day.ts';
import { ledgerFailure } from '../sales/ledger-failure.ts';
import { factOfEntry, factOfEvent } from './journal-facts.ts';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type { JournalLine, JournalPage } from '../../shared/contract/journal.ts';
import type { Result } from '../../shared/failure.ts';
import type { WorkArchive, WorkRow } from './ports.ts';
import type { NameOf } from './sale-timeline.ts';

interface WorkJournalParts {
  readonly archive: WorkArchive;
  readonly nameOf: NameOf;
  /** Everybody who ever worked here. */
  readonly people: () => JournalPage['people'];
  /** The store's; IANA name, the computer's without it. */
  readonly timeZone: string | undefined;
}

/** Tells a manager who did what at the till, from the journal and from what people did to sales. */
export class WorkJournal {
  readonly #parts: WorkJournalParts;

  constructor(parts: WorkJournalParts) {
    this.#parts = parts;
  }

  /** Answers one page of these days, newest first. */
  find({ days, ...wanted }: CommandInput<'ledger.journal'>): Result<JournalPage> {
    const { archive, people, timeZone } = this.#parts;
    const from = dayBegins(days.from, timeZone);
    const until = dayBegins(daysAfter(days.to, 1), timeZone);
    try {
      const { rows, ...others } = archive.findWork({ ...wanted, from, until });
      return succeeded({ lines: rows.map((row) => this.#line(row)), people: people(), ...others });
    } catch (error) {
      return failed({ ...ledgerFailure(error), code: 'ledger-unreadable' });
    }
  }

  #line(row: WorkRow): JournalLine {
    const { nameOf } = this.#parts;
    const fact = row.table === 'event' ? factOfEvent(row.event) : factOfEntry(row.entry, nameOf);
    const person = doneBy(row);
    const by = person === undefined ? undefined : nameOf(person);
    const saleId = saleOf(row);
    return {
      key: `${row.table} ${row.seq}`,
      at: row.at,
      ...(by !== undefined && { by }),
      ...(saleId !== undefined && { sale: this.#sale(saleId) }),
      fact,
    };
  }

  #sale(id: string): NonNullable<JournalLine['sale']> {
    const number = this.#parts.archive.numberOf(id);
    return { id, ...(number !== undefined && { number }) };
  }
}

/** The id of whoever did it. A wrong PIN was typed by nobody knows whom. */
function doneBy(row: WorkRow): string | undefined {
  if (row.table === 'event') {
    const { event } = row;
    if (event?.type === 'sale-started') return event.approval?.by;
    return event && 'by' in event ? event.by : undefined;
  }
  switch (row.entry?.type) {
    case 'cashier-signed-in':
    case 'cashier-signed-out':
    case 'drawer-opened':
    case 'shift-opened':
    case 'shift-closed':
    case 'report-printed':
      return row.entry.cashierId;
    case 'sign-in-pause-left':
      return row.entry.failures === 0 ? row.entry.cashierId : undefined;
    case 'scales-assumed':
      return undefined;
    default:
      return row.entry && 'by' in row.entry ? row.entry.by : undefined;
  }
}

function saleOf(row: WorkRow): string | undefined {
  if (row.table === 'event') return row.saleId;
  return row.entry && 'saleId' in row.entry ? row.entry.saleId : undefined;
}
