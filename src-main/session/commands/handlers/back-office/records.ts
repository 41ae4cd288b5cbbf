import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { formDraftsCommands } from '../../../../../shared/contract/commands/onboarding/form-drafts.ts';
import type { locationsCommands } from '../../../../../shared/contract/commands/hierarchy/locations.ts';
import type { merchantsCommands } from '../../../../../shared/contract/commands/hierarchy/merchants.ts';
import type { partnersCommands } from '../../../../../shared/contract/commands/hierarchy/partners.ts';
import type { updateRequestsCommands } from '../../../../../shared/contract/commands/hierarchy/update-requests.ts';
import type { terminalsCommands } from '../../../../../shared/contract/commands/hierarchy/terminals.ts';
import type { Result } from '../../../../../shared/failure.ts';
import type { OpenHierarchy } from '../../../../back-office/hierarchy/open-hierarchy.ts';
import type { WithSession } from '../with-session.ts';

/** Commands about partners, merchants, locations and terminals at the service, their update requests and form drafts. */
export function recordHandlers(
  withSession: WithSession,
): Pick<
  CommandCalls,
  | keyof typeof terminalsCommands
  | keyof typeof locationsCommands
  | keyof typeof merchantsCommands
  | keyof typeof partnersCommands
  | keyof typeof updateRequestsCommands
  | keyof typeof formDraftsCommands
> {
  const opened = <T>(work: (hierarchy: OpenHierarchy) => Promise<Result<T>>) =>
    withSession(async (session) => shown(await work(await session.office.hierarchy())));
  return {
    'terminals.create': (input) => opened(({ changes }) => changes.createTerminal(input)),
    'terminals.update': (input) => opened(({ changes }) => changes.updateTerminal(input)),
    'terminals.clone': (input) => opened(({ changes }) => changes.cloneTerminal(input)),
    'terminals.remove': ({ id }) => opened(({ changes }) => changes.removeTerminal(id)),
    'terminals.revealKey': ({ id }) => opened(({ secrets }) => secrets.revealKey(id)),
    'terminals.resetKey': ({ id }) => opened(({ secrets }) => secrets.resetKey(id)),
    'terminals.setWebhook': (input) => opened(({ secrets }) => secrets.setWebhook(input)),
    'terminals.testWebhook': ({ id }) => opened(({ secrets }) => secrets.testWebhook(id)),
    'terminals.removeWebhook': ({ id }) => opened(({ secrets }) => secrets.removeWebhook(id)),
    'locations.tills': ({ id }) => opened(({ changes }) => changes.tillsOf(id)),
    'locations.create': (input) => opened(({ changes }) => changes.createLocation(input)),
    'locations.update': (input) => opened(({ changes }) => changes.updateLocation(input)),
    'locations.setEnabled': (input) => opened(({ changes }) => changes.setLocationEnabled(input)),
    'locations.remove': ({ id }) => opened(({ changes }) => changes.removeLocation(id)),
    'merchants.find': (input) => opened(({ merchants }) => merchants.find(input)),
    'merchants.get': ({ id }) => opened(({ merchants }) => merchants.get(id)),
    'merchants.fees': (input) => opened(({ merchants }) => merchants.fees(input)),
    'merchants.create': (input) => opened(({ merchants }) => merchants.create(input)),
    'merchants.update': (input) => opened(({ merchants }) => merchants.update(input)),
    'merchants.remove': ({ id }) => opened(({ merchants }) => merchants.remove(id)),
    'partners.get': ({ id }) => opened(({ partners }) => partners.get(id)),
    'partners.create': (input) => opened(({ partners }) => partners.create(input)),
    'partners.keys': ({ id }) => opened(({ partners }) => partners.keys(id)),
    'partners.createKey': (input) => opened(({ partners }) => partners.createKey(input)),
    'partners.setWebhook': (input) => opened(({ partners }) => partners.setWebhook(input)),
    'partners.removeWebhook': ({ id }) => opened(({ partners }) => partners.removeWebhook(id)),
    'updateRequests.list': ({ merchantId }) =>
      opened(({ updateRequests }) => updateRequests.list(merchantId)),
    'updateRequests.get': (input) => opened(({ updateRequests }) => updateRequests.get(input)),
    'updateRequests.create': (input) => opened(({ updateRequests }) => updateRequests.create(input)),
    'updateRequests.move': (input) => opened(({ updateRequests }) => updateRequests.move(input)),
    // Typed values are answered exactly as they were typed.
    'formDrafts.get': ({ form }) =>
      withSession(async (session) => (await session.office.hierarchy()).drafts.get(form)),
    'formDrafts.keep': ({ form, values }) =>
      withSession(async (session) => (await session.office.hierarchy()).drafts.keep(form, values)),
  };
}
