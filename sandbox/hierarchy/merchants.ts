import type { FastifyInstance } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { envelope, readPage } from '../http/paging.ts';
import { QueryReader } from '../http/query-reader.ts';
import type { RawQuery } from '../http/query-reader.ts';
import { refuseReadOnly } from '../http/read-only.ts';
import {
  addressSchema,
  contactProperties,
  merchantCategoryCode,
  nullable,
  tenderTypesSchema,
  text,
} from '../http/schemas.ts';
import { conflict } from '../http/service-error.ts';
import type { Merchant } from '../world/records/merchants.ts';
import { newMerchant } from '../world/records/new-records.ts';
import { wireTime } from '../world/wire-values.ts';
import { given } from './given.ts';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';
import { merchantRecord } from './merchant-record.ts';

/** Fields of a merchant that a caller may write. */
const WRITABLE = [
  ...(['name', 'externalId', 'merchantCategoryCode', 'contactEmail', 'contactPhone', 'website'] as const),
  ...(['address', 'tenderTypes', 'isCustomerRequired'] as const),
];

type MerchantBody = Partial<Pick<Merchant, (typeof WRITABLE)[number]>>;
type NewMerchantBody = MerchantBody & Pick<Merchant, 'partnerId' | 'name'>;

const properties = {
  name: text(128),
  externalId: nullable.text(128),
  merchantCategoryCode,
  ...contactProperties,
  address: addressSchema,
  tenderTypes: { ...tenderTypesSchema, type: 'array' },
  isCustomerRequired: { type: 'boolean' },
};
const updateSchema = { type: 'object', properties };
const createSchema = {
  type: 'object',
  required: ['partnerId', 'name', 'merchantCategoryCode'],
  properties: { ...properties, partnerId: { type: 'string' } },
};

const BY_UPDATE_REQUEST = { isRebateProgramEnabled: 'is switched by a merchant update request' };
const FIXED = { partnerId: 'cannot be changed', currency: 'cannot be changed', ...BY_UPDATE_REQUEST };

/** Merchants (spec "Partners, merchants, locations, terminals"). */
export function addMerchants(app: FastifyInstance, { admission, clock, sight, world }: HierarchyParts): void {
  const { locations, merchants, partners } = world;
  const onRequest = admission.entities;

  app.get<{ Querystring: RawQuery }>('/Merchants/all', { onRequest }, (request, reply) => {
    const query = new QueryReader(request.query);
    const page = readPage(query);
    const search = query.text('Search');
    query.done();
    const found = merchants.page(callingPartner(request), { below: true, search }, page);
    reply.send(envelope(found, page, merchantRecord));
  });

  app.post<{ Body: NewMerchantBody }>(
    '/Merchants',
    { onRequest, schema: { body: createSchema } },
    (request, reply) => {
      callingPartner(request);
      const { body } = request;
      refuseReadOnly(body, undefined, BY_UPDATE_REQUEST);
      const { id: partnerId } = sight.partner(request, body.partnerId);
      refuseTaken(partnerId, body.externalId);
      const merchant = newMerchant({ ...given(body, WRITABLE), partnerId, name: body.name }, clock.now());
      reply.code(201).send(merchantRecord(merchants.put(merchant)));
    },
  );

  app.get<ById>('/Merchants/:id', { onRequest }, (request, reply) => {
    reply.send(merchantRecord(sight.merchant(request, request.params.id)));
  });

  app.put<ById & { Body: MerchantBody }>(
    '/Merchants/:id',
    { onRequest, schema: { body: updateSchema } },
    (request, reply) => {
      callingPartner(request);
      const merchant = sight.merchant(request, request.params.id);
      refuseReadOnly(request.body, merchant, FIXED);
      refuseTaken(merchant.partnerId, request.body.externalId, merchant.id);
      const updated = wireTime(clock.now());
      reply.send(merchantRecord(merchants.put({ ...merchant, ...given(request.body, WRITABLE), updated })));
    },
  );

  app.delete<ById>('/Merchants/:id', { onRequest }, (request, reply) => {
    callingPartner(request);
    const merchant = sight.merchant(request, request.params.id);
    if (locations.of(merchant.id).length > 0) throw conflict('The merchant still has locations.');
    if (partners.representedBy(merchant.id) !== undefined)
      throw conflict('The merchant represents a partner.');
    merchants.put({ ...merchant, deleted: wireTime(clock.now()) });
    reply.code(204).send();
  });

  function refuseTaken(partnerId: string, externalId: string | null | undefined, except?: string): void {
    if (externalId != null && merchants.hasExternalId(partnerId, externalId, except)) {
      throw conflict('Another merchant of the partner has this externalId.');
    }
  }
}
