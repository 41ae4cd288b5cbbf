import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { applicationDraftsCommands } from '../../../shared/contract/commands/application-drafts.ts';
import { succeeded } from '../../../shared/failure.ts';
import type { Result } from '../../../shared/failure.ts';
import type { OpenHierarchy } from '../../back-office/hierarchy/open-hierarchy.ts';
import type { WithSession } from './with-session.ts';

/** Onboarding applications that are being written. What was typed is a person's own, and goes back as it was. */
export function applicationDraftHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof applicationDraftsCommands> {
  const opened = <T>(work: (hierarchy: OpenHierarchy) => Promise<Result<T>>) =>
    withSession(async (session) => work(await session.office.hierarchy()));
  return {
    'applicationDrafts.list': () =>
      opened(async ({ applicationDrafts }) => succeeded(await applicationDrafts.list())),
    'applicationDrafts.begin': () => opened(({ newApplications }) => newApplications.begin()),
    'applicationDrafts.get': ({ id }) => opened(({ newApplications }) => newApplications.get(id)),
    'applicationDrafts.keep': ({ id, values }) =>
      opened(({ newApplications }) => newApplications.keep(id, values)),
    'applicationDrafts.remove': ({ id }) => opened(({ applicationDrafts }) => applicationDrafts.remove(id)),
    'applicationDrafts.fees': ({ partnerId }) =>
      opened(({ newApplications }) => newApplications.fees(partnerId)),
    'applicationDrafts.create': ({ id }) => opened(({ newApplications }) => newApplications.create(id)),
    'applicationDrafts.look': ({ id }) => opened(({ newApplications }) => newApplications.look(id)),
    'applicationDrafts.submit': ({ id }) => opened(({ newApplications }) => newApplications.submit(id)),
  };
}
