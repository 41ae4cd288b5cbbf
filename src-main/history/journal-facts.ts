import { roleOf } from '../staff/recorded-role.ts';
import type { JournalFact } from '../../shared/contract/journal.ts';
import type { SaleEvent } from '../sales/events.ts';
import type { EntryOf, JournalEntry } from '../staff/shifts/journal-entry.ts';
import type { NameOf } from './sale-timeline.ts';

const UNREADABLE: JournalFact = { name: 'unreadable' };

const ATTENDED = {
  paused: 'kiosk-paused',
  resumed: 'kiosk-resumed',
  noted: 'kiosk-noted',
  'till-opened': 'kiosk-till-opened',
  restarted: 'kiosk-restarted',
  closed: 'kiosk-closed',
} as const;

const SIGNED_OUT = {
  asked: 'signed-out',
  idle: 'signed-out-idle',
  removed: 'signed-out-removed',
} as const;

/** What an entry of the journal says to people, field by field: nothing else of it leaves main. */
export function factOfEntry(entry: JournalEntry | undefined, nameOf: NameOf): JournalFact {
  switch (entry?.type) {
    case undefined:
      return UNREADABLE;
    case 'cashier-added':
      return { name: 'person-added', who: entry.name, role: roleOf(entry) };
    case 'cashier-role-changed':
      return { name: 'role-changed', who: nameOf(entry.cashierId) ?? '', role: roleOf(entry) };
    case 'cashier-renamed':
      return { name: 'renamed', who: entry.name };
    case 'cashier-removed':
      return { name: 'person-removed', who: nameOf(entry.cashierId) ?? '' };
    case 'cashier-pin-changed':
      return { name: 'pin-changed', who: nameOf(entry.cashierId) ?? '' };
    case 'cashier-signed-in':
      return { name: 'signed-in' };
    case 'cashier-signed-out':
      return { name: SIGNED_OUT[entry.why] };
    case 'sign-in-refused':
    case 'sign-in-locked': {
      const who = nameOf(entry.cashierId);
      const name = entry.type === 'sign-in-refused' ? 'wrong-pin' : 'pin-paused';
      return { name, failures: entry.failures, ...(who !== undefined && { who }) };
    }
    case 'sign-in-pause-left':
      return { name: entry.failures === 0 ? 'wrong-pins-forgotten' : 'closed-while-paused' };
    case 'kiosk-unlocked':
      return { name: 'kiosk-unlocked' };
    case 'kiosk-attended':
      return { name: ATTENDED[entry.did] };
    case 'cashiers-lost':
    case 'owners-lost':
    case 'scales-noticed':
    case 'scales-assumed':
      return { name: entry.type };
    case 'staff-rules-changed':
      return { name: 'rules-changed' };
    case 'terminal-left':
      return { name: 'terminal-left', open: entry.open };
    case 'service-used':
      return { name: 'service-used', origin: entry.origin };
    case 'version-used':
      return { name: 'version-used', version: entry.version };
    case 'shift-opened':
    case 'shift-closed':
      return { name: entry.type, shift: entry.shift };
    case 'report-printed':
      return { name: entry.copy ? 'report-printed-again' : 'report-printed', shift: entry.shift };
    case 'ledger-begun':
      return { name: 'record-begun' };
    case 'ledger-repaired':
      return { name: 'record-repaired' };
    case 'ledger-verified':
      return { name: 'record-verified', faults: entry.faults };
    case 'ledger-backed-up':
      return { name: entry.elsewhere ? 'backup-saved' : 'backup-made' };
    case 'ledger-exported':
      return { name: 'record-exported' };
    case 'setting-changed':
      return { name: 'setting-changed', what: entry.what };
    case 'file-exported':
      return { name: 'file-saved', what: entry.what };
    case 'service-record-changed': {
      const { type: name, what, record, unconfirmed } = entry;
      return { name, what, record, ...(unconfirmed && { unconfirmed }) };
    }
    case 'article-changed':
      return articleFact(entry);
    case 'catalogue-replaced': {
      const { type: name, added, changed, removed, undo } = entry;
      return { name, added, changed, removed, ...(undo && { undo }) };
    }
    case 'drawer-opened':
      return { name: entry.saleId === undefined ? 'drawer-opened' : 'drawer-opened-for-sale' };
  }
}

/** The same of an event of a sale. Only events that somebody answers for are asked for. */
export function factOfEvent(event: SaleEvent | undefined): JournalFact {
  switch (event?.type) {
    case 'guard-overridden':
      return { name: 'overridden', warning: event.warning };
    case 'paper-printed':
      return { name: 'printed-again', document: event.paper };
    case 'creation-resumed':
    case 'creation-stopped':
    case 'code-withdrawn':
      return { name: event.type };
    case 'concern-noted':
      return { name: 'alert-acknowledged' };
    case 'sale-started':
      return { name: 'approved', causes: event.approval?.causes ?? [], currency: event.amount.currency };
    default:
      return UNREADABLE;
  }
}

function articleFact({ before, after, currency, undo }: EntryOf<'article-changed'>): JournalFact {
  const name =
    before === undefined ? 'article-added' : after === undefined ? 'article-removed' : 'article-changed';
  const [former, now] = [before?.unitMinor, after?.unitMinor];
  const price =
    former !== undefined && now !== undefined && former !== now
      ? { price: { before: former, after: now, currency } }
      : {};
  return { name, article: (after ?? before)?.name ?? '', ...price, ...(undo && { undo }) };
}
