import type { HistoryFact } from '../../../shared/contract/past-sales.ts';
import type { GuardWarning } from '../../../shared/failure.ts';
import { formatMoney, type Money } from '../../../shared/money/money.ts';
import type { SaleDocument } from '../../../shared/printing/printed-document.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { Messages } from '../../messages/use-messages.ts';
import { approvalLines } from '../payment/approval-lines.ts';

/** One line of a sale's history, and what belongs to it. `amount` is the sale's, `locale` the store's. */
export function historyMessages(
  fact: HistoryFact,
  { amount, locale }: { readonly amount: Money; readonly locale: string },
  messages: Messages,
): { readonly line: string; readonly details: readonly string[] } {
  const { history } = messages;
  const only = (line: string) => ({ line, details: [] });
  switch (fact.name) {
    case 'started':
      return {
        line: history.started({ amount: formatMoney(amount, locale) }),
        details: [
          ...(fact.by === undefined ? [] : [history.startedBy({ name: fact.by })]),
          ...(fact.approved ? approvedMessages(fact.approved) : []),
        ],
      };
    case 'printed':
      return {
        line: history.printed,
        details: [documentName(fact.document, messages), ...byMessages(fact.by)],
      };
    case 'parked':
      return only(fact.as ? history.parkedAs({ name: fact.as }) : history.parked);
    case 'not-sent':
      return {
        line: history['not-sent']({ why: messages.failures[fact.failure.code] }),
        details: fact.tries === undefined ? [] : [history.triesInARow({ tries: fact.tries })],
      };
    case 'lost':
    case 'refused':
    case 'orphans-unchecked':
      return only(history[fact.name]({ why: messages.failures[fact.failure.code] }));
    case 'overridden':
      return { line: overriddenLine(fact.warning, messages), details: byMessages(fact.by) };
    case 'resumed':
    case 'stopped':
    case 'code-withdrawn':
    case 'acknowledged':
      return { line: history[fact.name], details: byMessages(fact.by) };
    case 'history-differs':
      return only(history['history-differs']({ said: fact.stated }));
    case 'duplicate-sale-paid':
      return only(history['duplicate-sale-paid']({ earlier: fact.earlierNumber }));
    case 'tender':
      return only(history.tender({ tender: fact.label }));
    case 'read':
      return {
        line: statusLine(fact.status, messages),
        details: [
          ...(fact.orphan ? [history.orphan] : []),
          ...(fact.requested === undefined ? [] : [history.requested({ amount: fact.requested })]),
          ...(fact.received === undefined ? [] : [history.received({ amount: fact.received })]),
        ],
      };
    default:
      return only(history[fact.name]);
  }

  function byMessages(by: string | undefined): readonly string[] {
    return by === undefined ? [] : [history.by({ name: by })];
  }

  function approvedMessages({ by, causes }: Approved): readonly string[] {
    const money = (minor: number) => formatMoney({ ...amount, minor }, locale);
    return [
      ...approvalLines(causes, money, locale, messages),
      by === undefined ? history.approved : history.approvedBy({ name: by }),
    ];
  }
}

const documentNames: Record<SaleDocument, (messages: Messages) => string> = {
  receipt: ({ documentView }) => documentView.open.receipt,
  'payment-record': ({ documentView }) => documentView.open.record,
  'reclaim-slip': ({ documentView }) => documentView.open['reclaim-slip'],
};

export function documentName(doc: SaleDocument, messages: Messages): string {
  return documentNames[doc](messages);
}

/** A warning of another version is in the record as it was written. */
export function overriddenLine(warning: GuardWarning, { history }: Messages): string {
  const known: Readonly<Record<string, string>> = history.overridden;
  return known[warning] ?? history.overriddenOther;
}

type Approved = NonNullable<Extract<HistoryFact, { readonly name: 'started' }>['approved']>;

function statusLine(status: PaymentStatus, { history, outcomes }: Messages): string {
  switch (status.kind) {
    case 'created':
      return history.waiting;
    case 'processing':
      return history.seen;
    case 'final':
      return history.ended({ outcome: outcomes[status.outcome].title });
    case 'unrecognised':
      return history.unrecognised({ status: status.raw });
  }
}
