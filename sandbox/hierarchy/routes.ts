import type { FastifyInstance } from 'fastify';
import { addTerminalCredentials } from './terminal-credentials.ts';
import { addTerminals } from './terminals.ts';
import type { HierarchyParts } from './hierarchy-parts.ts';
import { addLocations } from './locations.ts';
import { addMerchants } from './merchants.ts';
import { addPartnerApiKeys } from './partner-api-keys.ts';
import { addPartners } from './partners.ts';
import { addUpdateRequests } from './update-requests.ts';

/** Every endpoint of spec "Partners, merchants, locations, terminals". */
export function addHierarchy(app: FastifyInstance, parts: HierarchyParts): void {
  addPartners(app, parts);
  addPartnerApiKeys(app, parts);
  addMerchants(app, parts);
  addUpdateRequests(app, parts);
  addLocations(app, parts);
  addTerminals(app, parts);
  addTerminalCredentials(app, parts);
}
