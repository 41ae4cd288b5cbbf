import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import type { Sight } from '../auth/permission.ts';
import type { SandboxClock } from '../clock.ts';
import { forbidden } from '../http/service-error.ts';
import { envelope } from '../http/paging.ts';
import type { RawQuery } from '../http/query-reader.ts';
import type { Switches } from '../world/switches.ts';
import type { World } from '../world/world.ts';
import { PaymentList } from './payment-list.ts';
import type { ListedPayment } from './payment-list.ts';
import { readHistoryQuery } from './query.ts';
import type { HistoryScope } from './query.ts';
import { beyondTheSpecification, paymentInfo, paymentResponse } from './records.ts';

export interface HistoryParts {
  readonly admission: Admission;
  readonly clock: SandboxClock;
  readonly sight: Sight;
  readonly switches: Switches;
  readonly world: World;
}

/** Payment history of a partner, a merchant and a terminal (spec "Payment history"), in the pagination envelope. */
export function addHistory(
  app: FastifyInstance,
  { admission, clock, sight, switches, world }: HistoryParts,
): void {
  const list = new PaymentList(world);

  add('/Terminals/:id/payments', 'terminal', (request, id) => {
    sight.terminal(request, id);
  });
  add('/Merchants/:id/payments', 'merchant', (request, id) => {
    // Terminals use the endpoint of their own history.
    if (request.caller !== null && 'terminal' in request.caller && world.merchants.byId(id) !== undefined) {
      throw forbidden('A terminal has no access to its merchant’s history.');
    }
    sight.merchant(request, id);
  });
  add('/Partners/:id/payments', 'partner', (request, id) => {
    sight.partner(request, id);
  });

  function add(
    path: string,
    scope: HistoryScope,
    check: (request: Parameters<Sight['partner']>[0], id: string) => void,
  ): void {
    app.get<{ Params: { id: string }; Querystring: RawQuery }>(
      path,
      { onRequest: admission.apiKey },
      (request, reply) => {
        const { id } = request.params;
        check(request, id);
        const query = readHistoryQuery(request.query, scope);
        const page = list.page(scope, id, { ...query, to: Math.min(query.to, visibleUntil()) });
        reply.send(envelope(page, query, (listed) => shown(listed, scope)));
      },
    );
  }

  /** The end of what is visible, exclusive like `To`. */
  function visibleUntil(): number {
    const { historyDelayMs } = switches;
    return historyDelayMs === 0 ? Infinity : clock.now() - historyDelayMs + 1;
  }

  function shown(listed: ListedPayment, scope: HistoryScope): object {
    const record = scope === 'terminal' ? paymentInfo(listed) : paymentResponse(listed);
    if (switches.history === 'minimal') return record;
    return { ...record, ...beyondTheSpecification(listed, scope === 'terminal' ? 'terminal' : 'wider') };
  }
}
