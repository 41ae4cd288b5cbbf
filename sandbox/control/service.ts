import type { FastifyInstance } from 'fastify';
import type { Tokens } from '../auth/tokens.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.ts';
import { defaultSwitches } from '../world/switches.ts';
import type { Switches } from '../world/switches.ts';
import type { World } from '../world/world.ts';

export interface ServiceControlParts {
  readonly faults: FaultList;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly switches: Switches;
  readonly tokens: Tokens;
  readonly world: World;
  /** Profile and secrets of each terminal. */
  readonly terminals: () => readonly object[];
}

const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const switchesSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    writesPerMinute: count,
    readsPerMinute: count,
    tracking: { enum: ['full', 'minimal'] },
    history: { enum: ['full', 'minimal'] },
    paymentUrls: { enum: ['strings', 'objects', 'object'] },
    idempotencyEnforced: flag,
    historyDelayMs: count,
    tokensReadTerminals: flag,
    passwordsRevoked: flag,
    apiKeysRevoked: flag,
    clientSecret: { type: ['string', 'null'], minLength: 1, maxLength: 256 },
    webhookDuplicates: flag,
    webhookReordering: flag,
    webhookTimeoutMs: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
  } satisfies Record<keyof Switches, object>,
};

const passwordSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: { password: { type: 'string', minLength: 1, maxLength: 256 } },
};

/** Routes for the service as a whole: switches, tokens, terminals, and reset. */
export function addServiceControl(app: FastifyInstance, parts: ServiceControlParts): void {
  const { faults, idempotencyKeys, switches, tokens, world, terminals } = parts;

  app.get('/switches', () => switches);

  app.patch<{ Body: Partial<Switches> }>('/switches', { schema: { body: switchesSchema } }, ({ body }) =>
    Object.assign(switches, body),
  );

  app.delete('/tokens/access', (_request, reply) => {
    tokens.expireAccess();
    return reply.code(204).send();
  });

  app.delete('/tokens/refresh', (_request, reply) => {
    tokens.expireRefresh();
    return reply.code(204).send();
  });

  app.get('/terminals', () => terminals());

  app.put<{ Params: { id: string }; Body: { password: string } }>(
    '/terminals/:id/password',
    { schema: { body: passwordSchema } },
    ({ params, body }, reply) => {
      const terminal = world.terminals.byId(params.id);
      if (terminal) world.terminals.change(terminal, { password: body.password });
      return reply.code(terminal ? 204 : 404).send();
    },
  );

  app.post('/reset', (_request, reply) => {
    Object.assign(switches, defaultSwitches(world.environment));
    faults.clear();
    idempotencyKeys.clear();
    world.clear();
    return reply.code(204).send();
  });
}
