import type { FastifyInstance } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { envelope } from '../http/paging.ts';
import type { RawQuery } from '../http/query-reader.ts';
import { readApplicationQuery } from './list-query.ts';
import type { OnboardingParts } from './onboarding-parts.ts';
import { listItem } from './wire.ts';

/** The applications of a partner and its descendants. The deprecated path lists those of the caller's partner. */
export function addApplicationLists(app: FastifyInstance, parts: OnboardingParts): void {
  const { admission, applications, sight, world } = parts;
  const options = { onRequest: admission.apiKey };

  app.get<{ Params: { id: string }; Querystring: RawQuery }>(
    '/Partners/:id/applications',
    options,
    (request) => list(sight.partner(request, request.params.id).id, request.query),
  );

  app.get<{ Querystring: RawQuery }>('/merchant-onboarding/applications', options, (request) =>
    list(callingPartner(request), request.query),
  );

  function list(partnerId: string, raw: RawQuery) {
    const query = readApplicationQuery(raw);
    return envelope(applications.page(partnerId, query), query, (application) =>
      listItem(application, world.partners.byId(application.partnerId)?.name ?? null),
    );
  }
}
