import { succeeded } from '../../../shared/failure.ts';
import { applicationHandlers } from './handlers/back-office/applications.ts';
import { applicationDraftHandlers } from './handlers/back-office/application-drafts.ts';
import { backOfficeHandlers } from './handlers/back-office/back-office.ts';
import { outcomeNotificationHandlers } from './handlers/outcome-notifications.ts';
import { closingHandlers } from './handlers/closing.ts';
import { withSession } from './handlers/with-session.ts';
import { catalogueHandlers, type ChooseFolder } from './handlers/catalogue.ts';
import { checkoutHandlers } from './handlers/checkout.ts';
import { documentHandlers } from './handlers/documents.ts';
import { pastSalesHandlers } from './handlers/back-office/past-sales.ts';
import { daysHandlers } from './handlers/back-office/days.ts';
import { comparisonHandlers } from './handlers/back-office/comparison.ts';
import { fleetHandlers } from './handlers/provisioning/fleet.ts';
import { managedSettingsHandlers } from './handlers/provisioning/managed-settings.ts';
import { handOverHandlers } from './handlers/provisioning/hand-over.ts';
import { displayHandlers } from './handlers/display.ts';
import { preferencesHandlers } from './handlers/preferences.ts';
import { printerHandlers } from './handlers/printer.ts';
import { recordHandlers } from './handlers/back-office/records.ts';
import { saleHandlers } from './handlers/sale.ts';
import { setupHandlers } from './handlers/setup.ts';
import { shiftHandlers } from './handlers/shift.ts';
import { staffHandlers } from './handlers/staff.ts';
import { tillSecretsHandlers } from './handlers/provisioning/till-secrets.ts';
import { trainingHandlers } from './handlers/training.ts';
import { updatesHandlers } from './handlers/updates.ts';
import { healthHandlers, type Diagnosis } from './handlers/health.ts';
import { ledgerHandlers } from './handlers/ledger.ts';
import { reportsHandlers } from './handlers/reports.ts';
import { journaled } from './journaled.ts';
import { withMarkedNames } from './marked-files.ts';
import { permitted } from './permissions.ts';
import type { ChooseTarget } from '../../ledger/care/ledger-care.ts';
import type { ChooseFile } from '../../ledger/care/other-record.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { DocumentSaver } from '../../documents/ports.ts';
import type { Printing } from '../../documents/printing/printing.ts';
import type { HandOverReceiver } from '../../provisioning/hand-over-receiver.ts';
import type { CsvSaver } from '../../reports/ports.ts';
import type { TillParts } from '../till/parts.ts';
import type { Till } from '../till/till.ts';

/** The handler of every command, refused to those who may not send it, and journaled where it changes something. */
export function commandHandlers(
  till: Till,
  given: Pick<
    TillParts,
    'parseProfile' | 'profileSummary' | 'preferences' | 'customerScreen' | 'training'
  > & {
    readonly handOvers: HandOverReceiver;
    readonly printing: Printing;
    readonly documentSaver: DocumentSaver;
    readonly csvSaver: CsvSaver;
    readonly chooseTarget: ChooseTarget;
    readonly chooseFolder: ChooseFolder;
    readonly chooseFile: ChooseFile;
    readonly diagnosis: Diagnosis;
    readonly detectDisplays: () => void;
  },
): CommandCalls {
  const session = withSession(till);
  const parts = { ...given, ...withMarkedNames(given, () => till.session()?.terminal) };
  const calls: CommandCalls = {
    'till.view': () => Promise.resolve(succeeded(till.view())),
    ...closingHandlers(till.closing),
    ...setupHandlers(till, parts),
    ...tillSecretsHandlers(till),
    ...trainingHandlers(session, till, parts.training),
    ...saleHandlers(session),
    ...preferencesHandlers(parts.preferences, (role) => till.refusal(role)),
    ...checkoutHandlers(session),
    ...catalogueHandlers(session, parts),
    ...documentHandlers(session, parts),
    ...staffHandlers(session, till),
    ...shiftHandlers(session),
    ...reportsHandlers(session, parts),
    ...backOfficeHandlers(session),
    ...recordHandlers(session),
    ...applicationHandlers(session, parts.chooseTarget),
    ...applicationDraftHandlers(session),
    ...handOverHandlers(session, parts.chooseTarget),
    ...fleetHandlers(session, parts),
    ...comparisonHandlers(session, parts.diagnosis.states),
    ...managedSettingsHandlers(session, parts.preferences, parts.chooseTarget),
    ...daysHandlers(session, parts),
    ...ledgerHandlers(session, till, {
      chooseTarget: parts.chooseRecordTarget,
      chooseFile: parts.chooseFile,
    }),
    ...healthHandlers(session, till, parts.diagnosis, parts.chooseRecordTarget),
    ...updatesHandlers(session),
    ...pastSalesHandlers(till),
    ...outcomeNotificationHandlers(session),
    ...printerHandlers(parts.printing, parts.preferences),
    ...displayHandlers(session, parts.customerScreen, parts.detectDisplays),
  };
  const report = (what: string, failure: unknown) => console.error(`${what} was not written`, failure);
  return permitted(journaled(calls, till, report), (role) => till.refusal(role));
}
