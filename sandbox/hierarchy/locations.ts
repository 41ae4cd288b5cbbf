import type { FastifyInstance } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { refuseReadOnly } from '../http/read-only.ts';
import { addressSchema, contactProperties, tenderTypesSchema, text } from '../http/schemas.ts';
import { conflict, invalid } from '../http/service-error.ts';
import type { Location } from '../world/records/locations.ts';
import { newLocation } from '../world/records/new-records.ts';
import { wireTime } from '../world/wire-values.ts';
import { given } from './given.ts';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';
import { locationRecord } from './location-record.ts';
import { refuseUnapproved } from './tender-rule.ts';

const WRITABLE = [
  ...(['name', 'locationBusinessType', 'address', 'contactEmail', 'contactPhone', 'website'] as const),
  'tenderTypes' as const,
];

type LocationBody = Partial<Pick<Location, (typeof WRITABLE)[number]>>;
type NewLocationBody = LocationBody & Pick<Location, 'name' | 'locationBusinessType'>;

const updateSchema = {
  type: 'object',
  properties: {
    name: text(128),
    // A further value, `both`, belongs to onboarding.
    locationBusinessType: { enum: ['physical', 'virtual'] },
    address: addressSchema,
    ...contactProperties,
    tenderTypes: tenderTypesSchema,
  },
};
const createSchema = { ...updateSchema, required: ['name', 'locationBusinessType'] };
const enabledSchema = {
  type: 'object',
  required: ['enabled'],
  additionalProperties: false,
  properties: { enabled: { type: 'boolean' } },
};

/** Locations (spec "Partners, merchants, locations, terminals"). */
export function addLocations(app: FastifyInstance, { admission, clock, sight, world }: HierarchyParts): void {
  const { locations, merchants, terminals } = world;
  const onRequest = admission.entities;

  app.post<ById & { Body: NewLocationBody }>(
    '/Merchants/:id/locations',
    { onRequest, schema: { body: createSchema } },
    (request, reply) => {
      callingPartner(request);
      const merchant = sight.merchant(request, request.params.id);
      refuseReadOnly(request.body, undefined);
      const { name, locationBusinessType } = request.body;
      const location = newLocation(
        { ...given(request.body, WRITABLE), merchantId: merchant.id, name, locationBusinessType },
        clock.now(),
      );
      check(location, merchant.tenderTypes);
      reply.code(201).send(shown(locations.put(location)));
    },
  );

  app.get<ById>('/Merchants/:id/locations', { onRequest }, (request, reply) => {
    callingPartner(request);
    reply.send(locations.of(sight.merchant(request, request.params.id).id).map(shown));
  });

  app.get<ById>('/Locations/:id', { onRequest }, (request, reply) => {
    reply.send(shown(sight.location(request, request.params.id)));
  });

  app.put<ById & { Body: LocationBody }>(
    '/Locations/:id',
    { onRequest, schema: { body: updateSchema } },
    (request, reply) => {
      callingPartner(request);
      const before = sight.location(request, request.params.id);
      refuseReadOnly(request.body, before, {
        merchantId: 'cannot be changed',
        isEnabled: 'is set by PATCH /Locations/{id}/enabled',
      });
      const location = { ...before, ...given(request.body, WRITABLE), updated: wireTime(clock.now()) };
      check(location, merchants.byId(before.merchantId)?.tenderTypes ?? [], request.body.tenderTypes);
      reply.send(shown(locations.put(location)));
    },
  );

  app.patch<ById & { Body: { readonly enabled: boolean } }>(
    '/Locations/:id/enabled',
    { onRequest, schema: { body: enabledSchema } },
    (request, reply) => {
      callingPartner(request);
      const location = sight.location(request, request.params.id);
      const updated = wireTime(clock.now());
      reply.send(shown(locations.put({ ...location, isEnabled: request.body.enabled, updated })));
    },
  );

  app.delete<ById>('/Locations/:id', { onRequest }, (request, reply) => {
    callingPartner(request);
    const location = sight.location(request, request.params.id);
    if (terminals.ofLocation(location.id).length > 0) throw conflict('The location still has terminals.');
    locations.put({ ...location, deleted: wireTime(clock.now()) });
    reply.code(204).send();
  });

  function shown(location: Location) {
    return locationRecord(location, merchants.byId(location.merchantId)?.tenderTypes ?? []);
  }
}

/** @param asked the tenders of this request; earlier ones may have been withdrawn from the merchant since */
function check(location: Location, approved: readonly string[], asked = location.tenderTypes): void {
  if (location.locationBusinessType === 'virtual' && location.website === null) {
    throw invalid([{ field: 'website', message: 'is required when the business type is virtual' }]);
  }
  refuseUnapproved(asked, approved);
}
