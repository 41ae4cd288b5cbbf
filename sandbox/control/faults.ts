import type { FastifyInstance } from 'fastify';
import type { FaultList } from '../faults/fault-list.ts';
import type { NewFault } from '../faults/fault.ts';
import { notFound } from '../http/service-error.ts';
import { faultSchema } from './fault-schema.ts';

/** Large enough for answers that a client must refuse. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

/** Adds, lists and removes faults. */
export function addFaultControl(app: FastifyInstance, faults: FaultList): void {
  app.get('/faults', () => faults.all());

  const options = { schema: { body: faultSchema }, bodyLimit: BODY_LIMIT_BYTES };
  app.post<{ Body: NewFault }>('/faults', options, (request, reply) =>
    reply.code(201).send(faults.add(request.body)),
  );

  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string } }>('/faults/:id', (request, reply) => {
    if (!faults.remove(Number(request.params.id))) throw notFound('No fault has this id, or it is used up.');
    return reply.code(204).send();
  });
}
