import { z } from 'zod';
import { ofType } from './command.ts';
import { applicationsCommands } from './commands/onboarding/applications.ts';
import { backOfficeCommands } from './commands/back-office/back-office.ts';
import { catalogueCommands } from './commands/catalogue.ts';
import { checkoutCommands } from './commands/checkout.ts';
import { hierarchyCommands } from './commands/hierarchy/hierarchy.ts';
import { closingCommands } from './commands/closing.ts';
import { terminalsCommands } from './commands/hierarchy/terminals.ts';
import { managedSettingsCommands } from './commands/provisioning/managed-settings.ts';
import { comparisonCommands } from './commands/back-office/comparison.ts';
import { fleetCommands } from './commands/provisioning/fleet.ts';
import { handOverCommands } from './commands/provisioning/hand-over.ts';
import { locationsCommands } from './commands/hierarchy/locations.ts';
import { merchantsCommands } from './commands/hierarchy/merchants.ts';
import { partnersCommands } from './commands/hierarchy/partners.ts';
import { updateRequestsCommands } from './commands/hierarchy/update-requests.ts';
import { applicationDocumentsCommands } from './commands/onboarding/application-documents.ts';
import { applicationDraftsCommands } from './commands/onboarding/application-drafts.ts';
import { formDraftsCommands } from './commands/onboarding/form-drafts.ts';
import { settlementsCommands } from './commands/back-office/settlements.ts';
import { paymentPagesCommands } from './commands/back-office/payment-pages.ts';
import { paymentsCommands } from './commands/back-office/payments.ts';
import { documentCommands } from './commands/documents.ts';
import { outcomeNotificationCommands } from './commands/outcome-notifications.ts';
import { pastSalesCommands } from './commands/back-office/past-sales.ts';
import { daysCommands } from './commands/back-office/days.ts';
import { exportsCommands } from './commands/back-office/exports.ts';
import { displayCommands } from './commands/customer-display.ts';
import { healthCommands } from './commands/health.ts';
import { ledgerCommands } from './commands/ledger.ts';
import { reportsCommands } from './commands/reports.ts';
import { preferencesCommands } from './commands/preferences.ts';
import { printerCommands } from './commands/printer.ts';
import { saleCommands } from './commands/sale.ts';
import { setupCommands } from './commands/setup.ts';
import { shiftCommands } from './commands/shift.ts';
import { staffCommands } from './commands/staff.ts';
import { updatesCommands } from './commands/updates.ts';
import { tillSecretsCommands } from './commands/provisioning/till-secrets.ts';
import { trainingCommands } from './commands/training.ts';
import type { CommandName } from './channels.ts';
import type { AnswerOf, CommandEntry } from './command.ts';
import type { TillView } from './views.ts';

/** The contract: every command with who may send it, the schema of its input, and the type of its answer. */
export const COMMANDS = {
  'till.view': { who: 'everybody', input: z.undefined(), answer: ofType<TillView>() },
  ...closingCommands,
  ...setupCommands,
  ...tillSecretsCommands,
  ...trainingCommands,
  ...saleCommands,
  ...preferencesCommands,
  ...checkoutCommands,
  ...catalogueCommands,
  ...documentCommands,
  ...staffCommands,
  ...shiftCommands,
  ...reportsCommands,
  ...ledgerCommands,
  ...backOfficeCommands,
  ...healthCommands,
  ...updatesCommands,
  ...paymentsCommands,
  ...paymentPagesCommands,
  ...settlementsCommands,
  ...hierarchyCommands,
  ...terminalsCommands,
  ...locationsCommands,
  ...handOverCommands,
  ...fleetCommands,
  ...comparisonCommands,
  ...managedSettingsCommands,
  ...merchantsCommands,
  ...partnersCommands,
  ...updateRequestsCommands,
  ...applicationsCommands,
  ...formDraftsCommands,
  ...applicationDraftsCommands,
  ...applicationDocumentsCommands,
  ...daysCommands,
  ...exportsCommands,
  ...pastSalesCommands,
  ...outcomeNotificationCommands,
  ...printerCommands,
  ...displayCommands,
} as const satisfies Record<CommandName, CommandEntry>;

type Entry<N extends CommandName> = (typeof COMMANDS)[N];

export type CommandInput<N extends CommandName> = z.output<Entry<N>['input']>;

export type CommandResults = { readonly [N in CommandName]: AnswerOf<Entry<N>> };

export const commandSchemas = Object.fromEntries(
  Object.entries<CommandEntry>(COMMANDS).map(([name, { input }]) => [name, input]),
) as Readonly<Record<CommandName, z.ZodType>>;
