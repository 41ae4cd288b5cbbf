import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../http/service-error.ts';
import type { Settling } from '../settlement/settling.ts';
import { batchRecord, depositRecord, settlementRecord } from '../settlement/wire-records.ts';
import type { Records } from '../world/records/records.ts';
import type { Batch, Deposit } from '../world/payments/settlement-records.ts';
import type { World } from '../world/world.ts';

interface ById {
  readonly Params: { readonly id: string };
}
interface OfMerchant {
  readonly Body?: { readonly merchantId?: string } | null;
}

const ofMerchantSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { merchantId: { type: 'string' } },
};
const batchSchema = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: {
    status: { enum: ['open', 'closed', 'hold'] },
    grossMinor: { type: 'integer', minimum: 0 },
  },
};
const depositSchema = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { enum: ['pending', 'sent', 'returned'] } },
};
const holdSchema = {
  type: 'object',
  required: ['holdReason'],
  additionalProperties: false,
  properties: { holdReason: { type: ['string', 'null'] } },
};
const payOutSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { method: { enum: ['ACH', 'wire'] } },
};

/** Batches payments, settles batches and pays settlements out, for all merchants or one. */
export function addSettlementControl(app: FastifyInstance, world: World, settling: Settling): void {
  const { batches, deposits, settlements } = world;

  app.post<OfMerchant>('/batches', { schema: { body: ofMerchantSchema } }, ({ body }) =>
    settling.batch(body?.merchantId).map(batchRecord),
  );

  app.post<ById & { Body: Pick<Batch, 'status'> & Partial<Pick<Batch, 'grossMinor'>> }>(
    '/batches/:id',
    { schema: { body: batchSchema } },
    ({ params, body: { status, ...altered } }) =>
      batchRecord(settling.moveBatch({ ...known(batches, params.id), ...altered }, status)),
  );

  app.post<ById & { Body: Pick<Deposit, 'status'> }>(
    '/deposits/:id',
    { schema: { body: depositSchema } },
    ({ params, body: { status } }) => depositRecord(settling.moveDeposit(known(deposits, params.id), status)),
  );

  app.post<OfMerchant>('/settlements', { schema: { body: ofMerchantSchema } }, ({ body }) =>
    settling.settle(body?.merchantId).map(settlementRecord),
  );

  app.post<ById & { Body: { readonly holdReason: string | null } }>(
    '/settlements/:id/hold',
    { schema: { body: holdSchema } },
    ({ params, body }) => {
      const settlement = known(settlements, params.id);
      if (settlement.status === 'paid') throw conflict('The settlement is paid out.');
      return settlementRecord(settling.hold(settlement, body.holdReason));
    },
  );

  app.post<ById & { Body?: { readonly method?: Deposit['method'] } | null }>(
    '/settlements/:id/pay-out',
    { schema: { body: payOutSchema } },
    ({ params, body }) => {
      const settlement = known(settlements, params.id);
      if (settlement.status !== 'pending') throw conflict('Only a pending settlement can be paid out.');
      return depositRecord(settling.payOut(settlement, body?.method ?? 'ACH'));
    },
  );

  // Performs all steps.
  app.post<OfMerchant>('/settle', { schema: { body: ofMerchantSchema } }, ({ body }) => {
    settling.batch(body?.merchantId);
    const open = `WHERE status = 'open' AND (? IS NULL OR merchantId = ?)`;
    const merchantId = body?.merchantId ?? null;
    for (const batch of batches.find(open, merchantId, merchantId)) settling.moveBatch(batch, 'closed');
    const settled = settling.settle(body?.merchantId);
    return settled.map((settlement) => depositRecord(settling.payOut(settlement, 'ACH')));
  });
}

function known<T extends { readonly id: string }>(records: Records<T>, id: string): T {
  const record = records.byId(id);
  if (record === undefined) throw notFound('There is no such record.');
  return record;
}
