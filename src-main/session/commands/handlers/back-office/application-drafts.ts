import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { applicationDocumentsCommands } from '../../../../../shared/contract/commands/onboarding/application-documents.ts';
import type { applicationDraftsCommands } from '../../../../../shared/contract/commands/onboarding/application-drafts.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import { succeeded } from '../../../../../shared/failure.ts';
import type { Result } from '../../../../../shared/failure.ts';
import type { OpenHierarchy } from '../../../../back-office/hierarchy/open-hierarchy.ts';
import type { WithSession } from '../with-session.ts';

/** Commands about drafts of onboarding applications. Typed values are answered exactly as they were typed. */
export function applicationDraftHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof applicationDraftsCommands | keyof typeof applicationDocumentsCommands> {
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
    'applicationDrafts.findSent': ({ id }) => opened(({ newApplications }) => newApplications.findSent(id)),
    'applicationDocuments.list': ({ id }) => opened(async ({ documents }) => shown(await documents.list(id))),
    'applicationDocuments.unsent': () => opened(async ({ documents }) => shown(await documents.unsent())),
    'applicationDocuments.understood': ({ id }) => opened(({ documents }) => documents.understood(id)),
    'applicationDocuments.addPart': (input) => opened(({ documents }) => documents.addPart(input)),
    'applicationDocuments.send': (input) => opened(({ documents }) => documents.send(input)),
    'applicationDocuments.remove': (input) => opened(({ documents }) => documents.remove(input)),
    'applicationDrafts.submit': ({ id }) => opened(({ newApplications }) => newApplications.submit(id)),
  };
}
