import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { DIFFERENCE_KINDS } from '../differences/planted.ts';
import type { DifferenceKind } from '../differences/planted.ts';
import { plantDifferences } from '../differences/plant-differences.ts';
import { conflict, notFound } from '../http/service-error.ts';
import { seedPast } from '../past/seed-past.ts';
import { TRAINING_TERMINAL } from '../world/training.ts';
import type { World } from '../world/world.ts';

interface PastBody {
  readonly terminalId?: string;
  /** All terminals of this merchant, instead of one. */
  readonly merchantId?: string;
  readonly payments?: number;
  readonly days?: number;
  readonly seed?: number;
  readonly plain?: boolean;
}

interface DifferencesBody {
  readonly terminalId?: string;
  readonly kinds?: readonly DifferenceKind[];
  readonly count?: number;
  readonly seed?: number;
}

const seed = { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 };

const pastSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    terminalId: { type: 'string' },
    merchantId: { type: 'string' },
    payments: { type: 'integer', minimum: 1, maximum: 100_000 },
    days: { type: 'integer', minimum: 1, maximum: 366 },
    seed,
    plain: { type: 'boolean' },
  },
  not: { required: ['terminalId', 'merchantId'] },
};

const differencesSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    terminalId: { type: 'string' },
    kinds: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: DIFFERENCE_KINDS } },
    count: { type: 'integer', minimum: 1, maximum: 1000 },
    seed,
  },
};

/** Creates past payments of terminals, and differences between them and what tills know. */
export function addPastControl(app: FastifyInstance, world: World, clock: SandboxClock): void {
  let isSeeding = false;

  app.post<{ Body?: PastBody | null }>('/past', { schema: { body: pastSchema } }, async ({ body }) => {
    const {
      terminalId,
      merchantId,
      payments = 300,
      days = 365,
      seed: chosen = 1,
      plain = false,
    } = body ?? {};
    const terminals =
      merchantId === undefined ? [terminal(terminalId)] : world.terminals.ofMerchant(merchantId);
    if (terminals.length === 0) throw notFound('There is no such merchant, or it has no terminal.');
    if (isSeeding) throw conflict('Another past is being made.');
    isSeeding = true;
    try {
      return await seedPast(world, { terminals, payments, days, seed: chosen, plain }, clock.now());
    } finally {
      isSeeding = false;
    }
  });

  app.post<{ Body?: DifferencesBody | null }>(
    '/seed-differences',
    { schema: { body: differencesSchema } },
    ({ body }) => {
      const { terminalId, kinds = DIFFERENCE_KINDS, count = 1, seed: chosen = 1 } = body ?? {};
      if (isSeeding) throw conflict('A past is being made.');
      return plantDifferences(world, { terminal: terminal(terminalId), kinds, count, seed: chosen });
    },
  );

  function terminal(terminalId: string = TRAINING_TERMINAL.id) {
    const found = world.terminals.byId(terminalId);
    if (found === undefined) throw notFound('There is no such terminal.');
    return found;
  }
}
