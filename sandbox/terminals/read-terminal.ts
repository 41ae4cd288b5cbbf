import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { visibleTerminal } from '../auth/permission.ts';
import { maskedApiKey } from '../world/terminals.ts';
import type { Terminal, Terminals } from '../world/terminals.ts';

/** `GET /Terminals/{id}` (spec "Partners, merchants, locations, terminals"). */
export function addReadTerminal(app: FastifyInstance, admission: Admission, terminals: Terminals): void {
  app.get<{ Params: { id: string } }>(
    '/Terminals/:id',
    { onRequest: admission.terminals },
    (request, reply) => {
      reply.send(terminalRecord(visibleTerminal(request, terminals, request.params.id)));
    },
  );
}

function terminalRecord(terminal: Terminal) {
  return {
    id: terminal.terminalId,
    merchantId: terminal.merchantId,
    name: terminal.storeName,
    tenderTypes: terminal.tenderTypes,
    maskedApiKey: maskedApiKey(terminal),
    created: terminal.created,
    updated: terminal.created,
  };
}
