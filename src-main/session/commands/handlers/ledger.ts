import { succeeded } from '../../../../shared/failure.ts';
import { shown } from '../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { ledgerCommands } from '../../../../shared/contract/commands/ledger.ts';
import type { ChooseTarget } from '../../../ledger/care/ledger-care.ts';
import type { ChooseFile } from '../../../ledger/care/other-record.ts';
import type { Till } from '../../till/till.ts';
import type { WithSession } from './with-session.ts';

/** Commands about the care of the ledger. The journal names the manager who sent them. */
export function ledgerHandlers(
  withSession: WithSession,
  till: Pick<Till, 'restoreBackup'>,
  { chooseTarget, chooseFile }: { readonly chooseTarget: ChooseTarget; readonly chooseFile: ChooseFile },
): Pick<CommandCalls, keyof typeof ledgerCommands> {
  return {
    'ledger.get': () => withSession(({ ledgerCare }) => ledgerCare.get()),
    'ledger.verify': () => withSession(({ ledgerCare, staff }) => ledgerCare.verify(staff.signedIn)),
    'ledger.backUp': () => withSession(({ ledgerCare, staff }) => ledgerCare.backUp(staff.signedIn)),
    'ledger.saveBackup': () =>
      withSession(({ ledgerCare, staff }) => ledgerCare.saveBackup(chooseTarget, staff.signedIn)),
    'ledger.export': () =>
      withSession(({ ledgerCare, staff }) => ledgerCare.export(chooseTarget, staff.signedIn)),
    'ledger.compare': () => withSession(({ ledgerCare }) => ledgerCare.other.compare(chooseFile)),
    'ledger.restore': (choice) => till.restoreBackup(choice),
    'ledger.journal': (wanted) => withSession(({ workJournal }) => shown(workJournal.find(wanted))),
    'ledger.stopTask': () =>
      withSession(({ ledgerCare }) => {
        ledgerCare.stopTask();
        return succeeded(null);
      }),
  };
}
