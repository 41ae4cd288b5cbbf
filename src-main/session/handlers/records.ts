import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { formDraftsCommands } from '../../../shared/contract/commands/form-drafts.ts';
import type { locationsCommands } from '../../../shared/contract/commands/locations.ts';
import type { terminalsCommands } from '../../../shared/contract/commands/terminals.ts';
import type { Result } from '../../../shared/failure.ts';
import type { OpenHierarchy } from '../../back-office/hierarchy/open-hierarchy.ts';
import type { WithSession } from './with-session.ts';

/** Terminals and locations at the service, and what managers have typed of them so far. */
export function recordHandlers(
  withSession: WithSession,
): Pick<
  CommandCalls,
  keyof typeof terminalsCommands | keyof typeof locationsCommands | keyof typeof formDraftsCommands
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
    'terminals.removeWebhook': ({ id }) => opened(({ secrets }) => secrets.removeWebhook(id)),
    'locations.tills': ({ id }) => opened(({ changes }) => changes.tillsOf(id)),
    'locations.create': (input) => opened(({ changes }) => changes.createLocation(input)),
    'locations.update': (input) => opened(({ changes }) => changes.updateLocation(input)),
    'locations.setEnabled': (input) => opened(({ changes }) => changes.setLocationEnabled(input)),
    'locations.remove': ({ id }) => opened(({ changes }) => changes.removeLocation(id)),
    // What was typed is a person's own, and goes back as it was.
    'formDrafts.get': ({ form }) =>
      withSession(async (session) => (await session.office.hierarchy()).drafts.get(form)),
    'formDrafts.keep': ({ form, values }) =>
      withSession(async (session) => (await session.office.hierarchy()).drafts.keep(form, values)),
  };
}
