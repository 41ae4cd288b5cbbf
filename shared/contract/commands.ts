import { z } from 'zod';
import { ofType } from './command.ts';
import { applicationsCommands } from './commands/applications.ts';
import { backOfficeCommands } from './commands/back-office.ts';
import { catalogueCommands } from './commands/catalogue.ts';
import { checkoutCommands } from './commands/checkout.ts';
import { hierarchyCommands } from './commands/hierarchy.ts';
import { closingCommands } from './commands/closing.ts';
import { terminalsCommands } from './commands/terminals.ts';
import { managedSettingsCommands } from './commands/managed-settings.ts';
import { comparisonCommands } from './commands/comparison.ts';
import { fleetCommands } from './commands/fleet.ts';
import { handOverCommands } from './commands/hand-over.ts';
import { locationsCommands } from './commands/locations.ts';
import { merchantsCommands } from './commands/merchants.ts';
import { partnersCommands } from './commands/partners.ts';
import { updateRequestsCommands } from './commands/update-requests.ts';
import { applicationDocumentsCommands } from './commands/application-documents.ts';
import { applicationDraftsCommands } from './commands/application-drafts.ts';
import { formDraftsCommands } from './commands/form-drafts.ts';
import { settlementsCommands } from './commands/settlements.ts';
import { paymentPagesCommands } from './commands/payment-pages.ts';
import { paymentsCommands } from './commands/payments.ts';
import { documentCommands } from './commands/documents.ts';
import { outcomeNotificationCommands } from './commands/outcome-notifications.ts';
import { pastSalesCommands } from './commands/past-sales.ts';
import { daysCommands } from './commands/days.ts';
import { exportsCommands } from './commands/exports.ts';
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
import { tillSecretsCommands } from './commands/till-secrets.ts';
import { trainingCommands } from './commands/training.ts';
import type { CommandName } from './channels.ts';
import type { AnswerOf, CommandEntry } from './command.ts';
import type { TillView } from './views.ts';

/** The contract: every command with who may send it, the form of its input, and what it answers. */
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
