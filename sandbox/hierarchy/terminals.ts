import type { FastifyInstance } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { given } from './given.ts';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';
import { refuseUnapproved } from './tender-rule.ts';
import { refuseReadOnly } from '../http/read-only.ts';
import { tenderTypesSchema, text } from '../http/schemas.ts';
import { forbidden, invalid } from '../http/service-error.ts';
import type { Location } from '../world/records/locations.ts';
import { newTerminal } from '../world/records/new-records.ts';
import { inherited } from '../world/records/terminals.ts';
import type { Terminal, TerminalRecord } from '../world/records/terminals.ts';
import { wireTime } from '../world/wire-values.ts';
import { terminalRecord, withApiKey } from './terminal-record.ts';

const WRITABLE = ['name', 'tenderTypes'] as const;

type TerminalBody = Partial<Pick<TerminalRecord, (typeof WRITABLE)[number]>>;
interface NewTerminalBody {
  readonly locationId: string;
  readonly name: string;
  readonly merchantId?: string;
  readonly tenderTypes?: readonly string[] | null;
  readonly useSandboxSharedWallet?: boolean;
}

const properties = { name: text(128), tenderTypes: tenderTypesSchema };
const updateSchema = { type: 'object', properties };
const createSchema = {
  type: 'object',
  required: ['locationId', 'name'],
  properties: {
    ...properties,
    locationId: { type: 'string' },
    merchantId: { type: 'string' },
    useSandboxSharedWallet: { type: 'boolean' },
  },
};
const cloneSchema = { type: ['object', 'null'], properties: { name: text(128) } };

const FIXED = {
  merchantId: 'cannot be changed',
  locationId: 'cannot be changed',
  apiKey: 'is reset by POST /Terminals/{id}/api-keys',
  webhookUrl: 'is set by PUT /Terminals/{id}/webhook',
  signingSecret: 'is read-only',
  useSandboxSharedWallet: 'is set when the terminal is created',
};

/** Terminals (spec "Partners, merchants, locations, terminals"). A terminal needs a location. */
export function addTerminals(app: FastifyInstance, { admission, clock, sight, world }: HierarchyParts): void {
  const { environment, merchants, locations, terminals } = world;
  const onRequest = admission.entities;

  app.post<{ Body: NewTerminalBody }>(
    '/Terminals',
    { onRequest, schema: { body: createSchema } },
    (request, reply) => {
      callingPartner(request);
      const { body } = request;
      refuseReadOnly(body, undefined);
      const location = sight.location(request, body.locationId);
      if (body.merchantId !== undefined && body.merchantId !== location.merchantId) {
        throw forbidden('The location belongs to another merchant.');
      }
      const useSandboxSharedWallet = body.useSandboxSharedWallet ?? false;
      if (useSandboxSharedWallet && environment !== 'sandbox') {
        throw invalid([{ field: 'useSandboxSharedWallet', message: 'exists in the Sandbox only' }]);
      }
      refuseUnapproved(body.tenderTypes, approvedAt(location));
      const { name, tenderTypes = null } = body;
      reply.code(201).send(withApiKey(add(location, { name, tenderTypes, useSandboxSharedWallet })));
    },
  );

  app.get<ById>('/Terminals/:id', { onRequest }, (request, reply) => {
    reply.send(terminalRecord(sight.terminal(request, request.params.id)));
  });

  app.put<ById & { Body: TerminalBody }>(
    '/Terminals/:id',
    { onRequest, schema: { body: updateSchema } },
    (request, reply) => {
      callingPartner(request);
      const terminal = sight.terminal(request, request.params.id);
      refuseReadOnly(request.body, terminal, FIXED);
      const location = locations.byId(terminal.locationId);
      refuseUnapproved(request.body.tenderTypes, location === undefined ? [] : approvedAt(location));
      const change = { ...given(request.body, WRITABLE), updated: wireTime(clock.now()) };
      reply.send(terminalRecord(terminals.change(terminal, change)));
    },
  );

  app.delete<ById>('/Terminals/:id', { onRequest }, (request, reply) => {
    callingPartner(request);
    terminals.remove(sight.terminal(request, request.params.id), wireTime(clock.now()));
    reply.code(204).send();
  });

  app.post<ById & { Body?: { readonly name?: string } | null }>(
    '/Terminals/:id/clone',
    { onRequest, schema: { body: cloneSchema } },
    (request, reply) => {
      callingPartner(request);
      const original = sight.terminal(request, request.params.id);
      const location = sight.location(request, original.locationId);
      const name = request.body?.name ?? `${original.name} (copy)`;
      const { tenderTypes, useSandboxSharedWallet } = original;
      reply.code(201).send(withApiKey(add(location, { name, tenderTypes, useSandboxSharedWallet })));
    },
  );

  app.get<ById>('/Locations/:id/terminals', { onRequest }, (request, reply) => {
    callingPartner(request);
    reply.send(terminals.ofLocation(sight.location(request, request.params.id).id).map(terminalRecord));
  });

  app.get<ById>('/Merchants/:id/terminals', { onRequest }, (request, reply) => {
    callingPartner(request);
    reply.send(terminals.ofMerchant(sight.merchant(request, request.params.id).id).map(terminalRecord));
  });

  function approvedAt({ tenderTypes, merchantId }: Location): readonly string[] {
    return inherited(tenderTypes, merchants.byId(merchantId)?.tenderTypes ?? []);
  }

  function add(
    { id: locationId, merchantId }: Location,
    facts: Pick<TerminalRecord, 'name' | 'tenderTypes' | 'useSandboxSharedWallet'>,
  ): Terminal {
    return terminals.put(newTerminal({ merchantId, locationId, ...facts }, environment, clock.now()));
  }
}
