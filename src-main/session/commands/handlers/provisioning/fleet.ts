import { shown } from '../../../../../shared/text/shown.ts';
import { succeeded } from '../../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { fleetCommands } from '../../../../../shared/contract/commands/provisioning/fleet.ts';
import type { FleetDone } from '../../../../provisioning/fleet/fleet-run.ts';
import type { CsvSaver } from '../../../../reports/ports.ts';
import type { TerminalSession } from '../../../terminal/terminal-session.ts';
import type { ChooseFolder } from '../catalogue.ts';
import type { WithSession } from '../with-session.ts';

/** Commands that set up many tills from a file. Each terminal has a journal entry by whoever began or resumed the run. */
export function fleetHandlers(
  withSession: WithSession,
  { csvSaver, chooseFolder }: { readonly csvSaver: CsvSaver; readonly chooseFolder: ChooseFolder },
): Pick<CommandCalls, keyof typeof fleetCommands> {
  return {
    'fleet.get': () => withSession(async ({ office }) => shown(await (await office.fleet()).get())),
    'fleet.saveExample': () =>
      withSession(async ({ office }) => {
        const fleet = await office.fleet();
        return csvSaver.save({ name: 'tills', text: () => fleet.example() });
      }),
    'fleet.check': ({ text }) =>
      withSession(async ({ office }) => shown(await (await office.fleet()).check(text))),
    'fleet.start': ({ text }) =>
      withSession(async (session) => {
        const fleet = await session.office.fleet();
        return shown(await fleet.start(text, chooseFolder, recordOf(session)));
      }),
    'fleet.resume': ({ anew }) =>
      withSession(async (session) => {
        const fleet = await session.office.fleet();
        return shown(await fleet.resume(anew, recordOf(session)));
      }),
    'fleet.stop': () =>
      withSession(async ({ office }) => {
        (await office.fleet()).stop();
        return succeeded(null);
      }),
    'fleet.forget': () => withSession(async ({ office }) => (await office.fleet()).forget()),
  };
}

/** Records what the run did. A failure of the journal does not stop the run, since the work is done already. */
function recordOf({ staff }: TerminalSession): FleetDone {
  const by = staff.signedIn;
  return (what, record) => {
    const noted = staff.journal.managed({ type: 'service-record-changed', what, record }, by);
    if (!noted.ok) console.error('an entry of the journal was not written', noted.failure);
  };
}
