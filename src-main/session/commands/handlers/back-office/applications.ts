import { succeeded } from '../../../../../shared/failure.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { applicationsCommands } from '../../../../../shared/contract/commands/onboarding/applications.ts';
import type { Result } from '../../../../../shared/failure.ts';
import type { Applications } from '../../../../back-office/applications/applications.ts';
import type { ChooseTarget } from '../../../../ledger/care/ledger-care.ts';
import type { WithSession } from '../with-session.ts';

/** Commands about onboarding applications at the service. */
export function applicationHandlers(
  withSession: WithSession,
  chooseTarget: ChooseTarget,
): Pick<CommandCalls, keyof typeof applicationsCommands> {
  const opened = <T>(work: (applications: Applications) => Promise<Result<T>>) =>
    withSession(async ({ office }) => shown(await work((await office.hierarchy()).applications)));
  return {
    'applications.list': (input) => opened((applications) => applications.list(input)),
    'applications.get': ({ id }) =>
      withSession(async ({ office }) => {
        const { applications, documents } = await office.hierarchy();
        const read = await applications.get(id);
        if (!read.ok) return read;
        const notSent = await documents.notSent(id, read.value.status);
        return shown(succeeded({ ...read.value, ...(notSent.length > 0 && { notSent }) }));
      }),
    'applications.history': ({ id }) => opened((applications) => applications.history(id)),
    'applications.attachments': ({ id }) => opened((applications) => applications.attachments(id)),
    'applications.saveAttachment': (input) =>
      opened((applications) => applications.saveAttachment(input, chooseTarget)),
    'applications.createShort': (input) =>
      withSession(async ({ office }) =>
        shown(await (await office.hierarchy()).shortApplications.create(input)),
      ),
    'applications.move': (input) => opened((applications) => applications.move(input)),
  };
}
