import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import type { PaymentBook } from '../world/payments/payment-book.ts';
import type { Terminals } from '../world/records/terminals.ts';
import { actionOf, addFormParser, fieldOf } from './form-post.ts';
import { paymentPage, tendersOf, unknownPage } from './page.ts';
import { act, isPayerAction } from './payer-action.ts';
import { PAGE_HEADERS } from './shell.ts';

/** The path of a payment's page at the service. */
export const pagePath = (pageId: string): string => `/pay/${pageId}`;

export interface HostedPageParts {
  readonly clock: SandboxClock;
  readonly payments: PaymentBook;
  readonly terminals: Terminals;
}

/** The hosted payment page. It uses plain forms, so that it works in any browser and without scripts. */
export function addHostedPage(app: FastifyInstance, { clock, payments, terminals }: HostedPageParts): void {
  addFormParser(app);

  app.get<{ Params: { pageId: string } }>(pagePath(':pageId'), (request, reply) => {
    const payment = payments.byPage(request.params.pageId);
    const terminal = payment && terminals.byId(payment.terminalId);
    if (payment === undefined || terminal === undefined) return notThere(reply);
    return reply.headers(PAGE_HEADERS).send(paymentPage(payment, terminal, clock.now()));
  });

  app.post<{ Params: { pageId: string } }>(pagePath(':pageId'), (request, reply) => {
    const payment = payments.byPage(request.params.pageId);
    const terminal = payment && terminals.byId(payment.terminalId);
    if (payment === undefined || terminal === undefined) return notThere(reply);
    const action = actionOf(request);
    if (action !== null && isPayerAction(action)) {
      const tenders = tendersOf(payment, terminal);
      const chosen = tenders.find((tender) => tender === fieldOf(request, 'tender'));
      const tenderType = chosen ?? payment.tenderType ?? tenders[0] ?? null;
      act(payments, payment, { action, tenderType }, clock.now());
    }
    return reply.redirect(pagePath(payment.pageId), 303);
  });
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(PAGE_HEADERS).send(unknownPage());
}
