import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { envelope } from '../http/paging.ts';
import type { RawQuery } from '../http/query-reader.ts';
import { notFound } from '../http/service-error.ts';
import type { Records } from '../world/records/records.ts';
import { BATCHES, DEPOSITS, readRecordQuery, SETTLEMENTS } from './query.ts';
import type { ListKind } from './query.ts';
import type { SettlementParts } from './settlement-parts.ts';
import { batchRecord, depositRecord, settlementRecord } from './wire-records.ts';

interface Listed {
  readonly Querystring: RawQuery;
}
interface ById {
  readonly Params: { readonly id: string };
}

/** `/Settlements`, `/Batches` and `/Deposits` (spec "Settlement and reconciliation"), for partners' API keys. */
export function addSettlementRecords(
  app: FastifyInstance,
  { admission, sight, world }: SettlementParts,
): void {
  const { batches, deposits, settlements } = world;
  const onRequest = admission.apiKey;

  addList('/Settlements', settlements, SETTLEMENTS, settlementRecord);
  addList('/Batches', batches, BATCHES, batchRecord);
  addList('/Deposits', deposits, DEPOSITS, depositRecord);

  app.get<ById>('/Settlements/:id/batches', { onRequest }, (request, reply) => {
    const { id } = visible(request, settlements, request.params.id);
    reply.send(batches.find('WHERE settlementId = ? ORDER BY created, id', id).map(batchRecord));
  });

  app.get<ById>('/Settlements/:id/deposits', { onRequest }, (request, reply) => {
    const { id } = visible(request, settlements, request.params.id);
    reply.send(deposits.find('WHERE settlementId = ? ORDER BY created, id', id).map(depositRecord));
  });

  app.get<{ Params: { readonly merchantId: string } } & Listed>(
    '/Batches/merchants/:merchantId',
    { onRequest },
    (request, reply) => {
      const partnerId = callingPartner(request);
      const { id } = sight.merchant(request, request.params.merchantId);
      const { request: page, ...found } = readRecordQuery(
        { ...request.query, MerchantIds: [id] },
        BATCHES,
        partnerId,
      );
      reply.send(envelope(batches.page(page, found), page, batchRecord));
    },
  );

  function addList<T extends { readonly id: string; readonly merchantId: string }>(
    path: string,
    records: Records<T>,
    kind: ListKind,
    shown: (record: T) => object,
  ): void {
    app.get<Listed>(path, { onRequest }, (request, reply) => {
      const { request: page, ...found } = readRecordQuery(request.query, kind, callingPartner(request));
      reply.send(envelope(records.page(page, found), page, shown));
    });
    app.get<ById>(`${path}/:id`, { onRequest }, (request, reply) => {
      reply.send(shown(visible(request, records, request.params.id)));
    });
  }

  /** The record, if the caller may read its merchant; otherwise it counts as missing. */
  function visible<T extends { readonly id: string; readonly merchantId: string }>(
    request: FastifyRequest,
    records: Records<T>,
    id: string,
  ): T {
    callingPartner(request);
    const record = records.byId(id);
    const merchant = record && world.merchants.byId(record.merchantId);
    if (record === undefined || merchant === undefined || !sight.seesMerchant(request.caller, merchant)) {
      throw notFound('There is no such record.');
    }
    return record;
  }
}
