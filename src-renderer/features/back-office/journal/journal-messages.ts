import type { JournalFact, JournalLine } from '../../../../shared/contract/journal.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import type { ChangedSetting, ExportedFile } from '../../../../shared/staff/journaled-work.ts';
import type { Messages } from '../../../messages/use-messages.ts';
import { documentName, overriddenLine } from '../../history/history-messages.ts';
import { approvalLines } from '../../payment/approval-lines.ts';

interface JournalText {
  readonly line: string;
  readonly details: readonly string[];
}

/** What was done, in one line, and what belongs to it. `locale` is the store's. */
export function journalMessages(fact: JournalFact, locale: string, messages: Messages): JournalText {
  const { journal, history, cashiers } = messages;
  const { facts } = journal;
  const only = (line: string) => ({ line, details: [] });
  const money = (currency: string) => (minor: number) => formatMoney({ minor, currency }, locale);
  switch (fact.name) {
    case 'printed-again':
      return only(facts[fact.name]({ document: documentName(fact.document, messages) }));
    case 'overridden':
      return only(overriddenLine(fact.warning, messages));
    case 'creation-resumed':
      return only(history.resumed);
    case 'creation-stopped':
      return only(history.stopped);
    case 'code-withdrawn':
      return only(history['code-withdrawn']);
    case 'alert-acknowledged':
      return only(history.acknowledged);
    case 'approved': {
      const { causes, currency } = fact;
      return { line: facts.approved, details: approvalLines(causes, money(currency), locale, messages) };
    }
    case 'shift-opened':
    case 'shift-closed':
    case 'report-printed':
    case 'report-printed-again':
      return only(facts[fact.name]({ shift: fact.shift }));
    case 'person-added':
    case 'role-changed':
      return only(facts[fact.name]({ who: fact.who, role: cashiers.roles[fact.role] }));
    case 'renamed':
    case 'person-removed':
    case 'pin-changed':
      return only(facts[fact.name]({ who: fact.who }));
    case 'wrong-pin':
    case 'pin-paused': {
      const { name, who, failures } = fact;
      return only(who === undefined ? facts['wrong-secret']({ failures }) : facts[name]({ who, failures }));
    }
    case 'terminal-left':
      return only(facts[fact.name]({ open: fact.open }));
    case 'service-used':
      return only(facts[fact.name]({ origin: fact.origin }));
    case 'version-used':
      return only(facts[fact.name]({ version: fact.version }));
    case 'record-verified':
      return only(facts[fact.name]({ faults: fact.faults }));
    case 'setting-changed':
      return only(facts[fact.name]({ what: settingNames[fact.what](messages) }));
    case 'file-saved':
      return only(facts[fact.name]({ what: fileNames[fact.what](messages) }));
    case 'service-record-changed':
      return {
        line: journal.changes[fact.what],
        details: fact.unconfirmed ? [journal.unconfirmed] : [],
      };
    case 'article-added':
    case 'article-changed':
    case 'article-removed': {
      const { name, article, price, undo } = fact;
      const inMoney = price && money(price.currency);
      const prices =
        price && inMoney
          ? [journal.price({ before: inMoney(price.before), after: inMoney(price.after) })]
          : [];
      return { line: facts[name]({ article }), details: [...prices, ...(undo ? [journal.undo] : [])] };
    }
    case 'catalogue-replaced': {
      const { name, added, changed, removed, undo } = fact;
      return { line: facts[name]({ added, changed, removed }), details: undo ? [journal.undo] : [] };
    }
    default:
      return only(facts[fact.name]);
  }
}

/** Facts that the till records by itself, or of somebody who is nobody it knows. */
const WITHOUT_PERSON: readonly JournalFact['name'][] = [
  ...(['drawer-opened-for-sale', 'wrong-pin', 'pin-paused', 'closed-while-paused'] as const),
  'wrong-pins-forgotten',
  ...(['cashiers-lost', 'owners-lost', 'scales-assumed', 'scales-noticed'] as const),
  ...(['version-used', 'service-used', 'record-begun', 'record-repaired', 'unreadable'] as const),
];

/** Who did it; missing where no person did. */
export function personMessage({ by, fact }: JournalLine, { journal }: Messages): string | undefined {
  if (by !== undefined) return by;
  return WITHOUT_PERSON.includes(fact.name) ? undefined : journal.nobody;
}

const settingNames: Record<ChangedSetting, (messages: Messages) => string> = {
  profile: ({ menu }) => menu.entries.setup.name,
  'terminal-secrets': ({ backOffice }) => backOffice.entries['till-secrets'].name,
  'back-office-credentials': ({ backOffice }) => backOffice.entries.credentials.name,
  printer: ({ menu }) => menu.entries.printer.name,
  preferences: ({ menu }) => menu.entries.preferences.name,
  checkout: ({ menu }) => menu.entries.amounts.name,
};

const fileNames: Record<ExportedFile, (messages: Messages) => string> = {
  sales: ({ exports }) => exports.forms.sales.name,
  xero: ({ exports }) => exports.forms.xero.name,
  quickbooks: ({ exports }) => exports.forms.quickbooks.name,
  report: ({ menu }) => menu.entries.reports.name,
  payouts: ({ exports }) => exports.payouts.name,
  datev: ({ exports }) => exports.datev.name,
  day: ({ backOffice }) => backOffice.entries.day.name,
  bundle: ({ journal }) => journal.files.bundle,
  catalogue: ({ menu }) => menu.entries.amounts.name,
  'hand-over': ({ journal }) => journal.files['hand-over'],
  attachment: ({ journal }) => journal.files.attachment,
  'managed-settings': ({ health }) => health.names.managed,
  'till-state': ({ journal }) => journal.files['till-state'],
};
