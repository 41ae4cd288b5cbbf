import type { FastifyInstance } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { envelope, readPage } from '../http/paging.ts';
import { QueryReader } from '../http/query-reader.ts';
import type { RawQuery } from '../http/query-reader.ts';
import { refuseReadOnly } from '../http/read-only.ts';
import { nullable, text } from '../http/schemas.ts';
import { conflict, notFound } from '../http/service-error.ts';
import { newId } from '../world/ids.ts';
import { wireTime } from '../world/wire-values.ts';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';
import { merchantRecord } from './merchant-record.ts';

interface PartnerBody {
  readonly name: string;
  readonly externalId?: string | null;
}

const partnerSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: text(128), externalId: nullable.text(128) },
};

/** Partners, their fee schedules and their merchants (spec "Partners, merchants, locations, terminals"). */
export function addPartners(app: FastifyInstance, { admission, clock, sight, world }: HierarchyParts): void {
  const { feeSchedules, merchants, partners } = world;
  const onRequest = admission.entities;

  app.get<{ Querystring: RawQuery }>('/Partners/all', { onRequest }, (request, reply) => {
    const query = new QueryReader(request.query);
    const page = readPage(query);
    const filter = { search: query.text('Search'), parentId: query.text('ParentId') };
    query.done();
    reply.send(
      envelope(partners.pageBelow(callingPartner(request), filter, page), page, (partner) => partner),
    );
  });

  app.get<ById>('/Partners/:id', { onRequest }, (request, reply) => {
    reply.send(sight.partner(request, request.params.id));
  });

  app.post<ById & { Body: PartnerBody }>(
    '/Partners/:id/partners',
    { onRequest, schema: { body: partnerSchema } },
    (request, reply) => {
      const parent = sight.partner(request, request.params.id);
      const { name, externalId = null } = request.body;
      refuseReadOnly(request.body, undefined);
      if (externalId !== null && partners.hasExternalId(parent.id, externalId)) {
        throw conflict('Another partner there has this externalId.');
      }
      const now = wireTime(clock.now());
      const partner = {
        id: newId('par'),
        parentId: parent.id,
        name,
        externalId,
        representingMerchantId: null,
        created: now,
        updated: now,
      };
      reply.code(201).send(partners.add(partner));
    },
  );

  app.get<ById>('/Partners/:id/fee-schedule', { onRequest }, (request, reply) => {
    const partner = sight.partner(request, request.params.id);
    const schedule = feeSchedules.of(partner.id);
    if (schedule === undefined) {
      throw notFound(
        'Neither this partner nor one above it has a representing merchant with a fee schedule.',
      );
    }
    const { id: representingMerchantId, partnerId: inheritedFrom, fees } = schedule;
    reply.send({ partnerId: partner.id, inheritedFrom, representingMerchantId, fees });
  });

  app.get<ById & { Querystring: RawQuery }>('/Partners/:id/merchants', { onRequest }, (request, reply) => {
    const partner = sight.partner(request, request.params.id);
    const query = new QueryReader(request.query);
    const page = readPage(query);
    const search = query.text('Search');
    query.done();
    reply.send(envelope(merchants.page(partner.id, { below: false, search }, page), page, merchantRecord));
  });

  app.get<ById>('/Partners/:id/representing-merchant', { onRequest }, (request, reply) => {
    const { representingMerchantId } = sight.partner(request, request.params.id);
    const merchant = representingMerchantId === null ? undefined : merchants.byId(representingMerchantId);
    if (merchant === undefined) throw notFound('No merchant represents this partner.');
    reply.send(merchantRecord(merchant));
  });
}
