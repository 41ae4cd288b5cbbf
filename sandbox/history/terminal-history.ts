import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { visibleTerminal } from '../auth/permission.ts';
import type { SandboxClock } from '../clock.ts';
import type { PaymentBook } from '../world/payment-book.ts';
import type { Payment } from '../world/payment.ts';
import type { Switches } from '../world/switches.ts';
import type { Terminals } from '../world/terminals.ts';
import { HISTORY_FILTERS, passesAll } from './filters.ts';
import { readHistoryQuery } from './query.ts';
import type { HistoryQuery, RawQuery } from './query.ts';
import { paymentInfo } from './payment-info.ts';

export interface HistoryParts {
  readonly admission: Admission;
  readonly clock: SandboxClock;
  readonly payments: PaymentBook;
  readonly switches: Switches;
  readonly terminals: Terminals;
}

/** `GET /Terminals/{id}/payments` (spec "Payment history"), answered in the pagination envelope. */
export function addHistory(app: FastifyInstance, parts: HistoryParts): void {
  const { admission, clock, payments, switches, terminals } = parts;

  app.get<{ Params: { id: string }; Querystring: RawQuery }>(
    '/Terminals/:id/payments',
    { onRequest: admission.history },
    (request, reply) => {
      const terminal = visibleTerminal(request, terminals, request.params.id);
      const query = readHistoryQuery(request.query, HISTORY_FILTERS.keys());
      const visibleUntil = clock.now() - switches.historyDelayMs;
      const found = payments
        .all()
        .filter(
          (payment) =>
            payment.terminalId === terminal.terminalId &&
            payment.created <= visibleUntil &&
            payment.created >= query.from &&
            payment.created < query.to &&
            passesAll(payment, query.filters),
        )
        .sort(order(query));
      const start = query.page * query.pageSize;
      const data = found.slice(start, start + query.pageSize).map(paymentInfo);
      reply.send({ data, total: found.length, page: query.page });
    },
  );
}

/** Equal keys keep the order of creation, so that pages never overlap. */
function order({ sortBy, sortDirection }: HistoryQuery): (a: Payment, b: Payment) => number {
  const sign = sortDirection === 'asc' ? 1 : -1;
  if (sortBy === 'statusCode')
    return (a, b) => sign * (compare(a.statusCode, b.statusCode) || a.created - b.created);
  const key = sortBy === 'quoteExpiration' ? 'expiration' : sortBy;
  return (a, b) => sign * (a[key] - b[key]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
