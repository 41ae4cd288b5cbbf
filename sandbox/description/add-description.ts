import type { FastifyInstance } from 'fastify';
import { describeService } from './description.ts';
import { DESCRIPTION_PATH } from './paths/description.ts';

/** Serves the description as JSON, without credentials (spec "Versioning", rule 1). */
export function addDescription(app: FastifyInstance, realm: string): void {
  const json = JSON.stringify(describeService(realm));
  app.get(DESCRIPTION_PATH, (_request, reply) => {
    reply.type('application/json; charset=utf-8').send(json);
  });
}
