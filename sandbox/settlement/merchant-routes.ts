import type { FastifyInstance } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { envelope } from '../http/paging.ts';
import type { RawQuery } from '../http/query-reader.ts';
import { feesOfMerchant } from '../world/fees-of-merchant.ts';
import { feeMinor } from '../world/payments/batching.ts';
import type { Value } from '../world/database.ts';
import type { Fee } from '../world/records/fee-schedules.ts';
import { paymentOf } from '../world/payments/payment-rows.ts';
import type { Payment } from '../world/payments/payment.ts';
import { wireAmount, wireTime } from '../world/wire-values.ts';
import { readMerchantQuery } from './query.ts';
import type { SettlementParts } from './settlement-parts.ts';
import { settlementRecord } from './wire-records.ts';

interface ByMerchant {
  readonly Params: { readonly merchantId: string };
  readonly Querystring: RawQuery;
}

interface SettledPayment {
  readonly payment: Payment;
  readonly settlementId: string | null;
  readonly settlementStatus: string | null;
  readonly batchPeriod: string;
  readonly batchFeesMinor: number;
}

/** A merchant's settlements, and its payments with their settlements (spec "Settlement and reconciliation"). */
export function addMerchantSettlements(
  app: FastifyInstance,
  { admission, sight, world }: SettlementParts,
): void {
  const { db, settlements } = world;
  const onRequest = admission.apiKey;

  // `MerchantIds` is ignored like every unknown parameter.
  app.get<ByMerchant>('/Merchants/:merchantId/settlements', { onRequest }, (request, reply) => {
    callingPartner(request);
    const { id } = sight.merchant(request, request.params.merchantId);
    const query = readMerchantQuery(request.query);
    const { where, values } = given([
      ['merchantId = ?', id],
      ['id = ?', query.merchantSettlementId],
      ['status = ?', query.status],
      ['created >= ?', query.startTime],
      ['created < ?', query.endTime],
    ]);
    const order = `created ${query.direction}, id ${query.direction}`;
    reply.send(
      envelope(settlements.page(query.request, { where, values, order }), query.request, settlementRecord),
    );
  });

  app.get<ByMerchant>('/Merchants/:merchantId/payment-settlements', { onRequest }, (request, reply) => {
    callingPartner(request);
    const merchant = sight.merchant(request, request.params.merchantId);
    const query = readMerchantQuery(request.query);
    const { where, values } = given([
      ['payments.merchantId = ?', merchant.id],
      ['settlements.id = ?', query.merchantSettlementId],
      ['settlements.status = ?', query.status],
      ['payments.created >= ?', millisecondsOf(query.startTime)],
      ['payments.created < ?', millisecondsOf(query.endTime)],
    ]);
    const from = `FROM payments JOIN batches ON batches.id = payments.batchId
      LEFT JOIN settlements ON settlements.id = batches.settlementId WHERE ${where}`;
    const { page, pageSize } = query.request;
    const rows = db.all(
      `SELECT payments.*, settlements.id AS settlementId, settlements.status AS settlementStatus,
         batches.record ->> 'batchPeriod' AS batchPeriod, batches.record ->> 'feesMinor' AS batchFeesMinor
       ${from} ORDER BY payments.created ${query.direction}, payments.number ${query.direction} LIMIT ? OFFSET ?`,
      ...values,
      pageSize,
      page * pageSize,
    );
    const total = Number(db.get(`SELECT count(*) AS total ${from}`, ...values)?.['total']);
    const data = rows.map((row) => ({ ...(row as unknown as SettledPayment), payment: paymentOf(row) }));
    const fees = feesOfMerchant(world, merchant.id);
    reply.send(envelope({ data, total }, query.request, (settled) => paymentSettlement(settled, fees)));
  });
}

/** The specification does not show this record; its form is this sandbox's own. */
function paymentSettlement(settled: SettledPayment, fees: readonly Fee[] | undefined) {
  const { payment, settlementId, settlementStatus, batchPeriod } = settled;
  const fee = settled.batchFeesMinor === 0 ? 0 : feeMinor(payment, fees);
  return {
    paymentId: payment.paymentId,
    merchantId: payment.merchantId,
    terminalId: payment.terminalId,
    merchantSettlementId: settlementId,
    batchId: payment.batchId,
    batchPeriod,
    status: settlementStatus,
    tenderType: payment.tenderType,
    reference: payment.reference,
    grossAmount: wireAmount(payment.requestedMinor),
    feeAmount: wireAmount(fee),
    netAmount: wireAmount(payment.requestedMinor - fee),
    created: wireTime(payment.created),
  };
}

/** The conditions that have a value, joined by AND. */
function given(conditions: readonly (readonly [sql: string, value: Value | undefined])[]) {
  const there = conditions.filter(
    (condition): condition is readonly [string, Value] => condition[1] !== undefined,
  );
  return { where: there.map(([sql]) => sql).join(' AND '), values: there.map(([, value]) => value) };
}

function millisecondsOf(iso: string | undefined): number | undefined {
  return iso === undefined ? undefined : Date.parse(iso);
}
