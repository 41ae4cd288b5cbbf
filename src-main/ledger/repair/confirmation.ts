import { linkOfEntry, linkOfEvent } from '../chain/link.ts';
import { readEntry } from '../record/stored-entry.ts';
import type { Mark } from '../chain/mark.ts';
import type { Connection, Statement } from '../file/connection.ts';
import type { LastRows } from '../../staff/shifts/journal-entry.ts';
import type { SalvagedRow } from './salvage/salvage.ts';

/**
 * Which of the salvaged rows the chain confirms: nothing of the row has changed since it was linked, and the next row, if
 * there is one, was linked to it. Rows come in no order, so all are noted before any is judged.
 */
export class Confirmation {
  readonly #note: Statement;
  readonly #followers: Statement;
  readonly #mark: Mark | undefined;
  #begun = { seq: -1, earlier: undefined as LastRows | undefined };

  /** `connection` is the new ledger's, for a table beside it: a million rows are too many for memory. */
  constructor(connection: Connection, mark: Mark | undefined) {
    this.#mark = mark;
    connection.exec(
      'CREATE TEMP TABLE salvaged (place INTEGER, previous TEXT, own TEXT, PRIMARY KEY (place, own)) WITHOUT ROWID',
    );
    this.#note = connection.prepare('INSERT OR IGNORE INTO salvaged VALUES (?, ?, ?)');
    this.#followers = connection.prepare('SELECT previous = ? AS follows FROM salvaged WHERE place = ?');
  }

  note(salvaged: SalvagedRow): void {
    const { link, seq } = salvaged.former;
    if (!link || !isUnchanged(salvaged)) return;
    this.#note.run(link.place, link.previous, link.own);
    if (salvaged.table === 'event' || seq < this.#begun.seq) return;
    const { at, type, body } = salvaged.row;
    const entry = readEntry({ at, type, body }, []);
    if (entry?.type === 'ledger-begun' || entry?.type === 'ledger-repaired')
      this.#begun = { seq, earlier: entry.earlier };
  }

  /** Rows of earlier versions have no link; none was written after the chain began. */
  confirms(salvaged: SalvagedRow): boolean {
    const { table, former } = salvaged;
    const { seq, link } = former;
    if (!link) {
      const { earlier } = this.#begun;
      return !earlier || seq <= earlier[table === 'event' ? 'events' : 'entries'];
    }
    if (!isUnchanged(salvaged)) return false;
    const followers = this.#followers.all(link.own, link.place + 1);
    if (followers.length > 0) return followers.some(({ follows }) => follows === 1);
    return link.place !== this.#mark?.place || link.own === this.#mark.own;
  }
}

function isUnchanged(salvaged: SalvagedRow): boolean {
  const { seq, link } = salvaged.former;
  if (!link) return false;
  const { place, previous, own } = link;
  const computed =
    salvaged.table === 'event'
      ? linkOfEvent(place, previous, seq, salvaged.row)
      : linkOfEntry(place, previous, seq, salvaged.row);
  return computed.own === own;
}
