import { z } from 'zod';
import { catalogueSchemas } from './commands/catalogue.ts';
import { counterSchemas } from './commands/counter.ts';
import { paperSchemas } from './commands/paper.ts';
import { arrivalsSchemas } from './commands/arrivals.ts';
import { pastSalesSchemas } from './commands/past-sales.ts';
import { displaySchemas } from './commands/customer-display.ts';
import { preferencesSchemas } from './commands/preferences.ts';
import { printerSchemas } from './commands/printer.ts';
import { saleSchemas } from './commands/sale.ts';
import { setupSchemas } from './commands/setup.ts';
import { shiftSchemas } from './commands/shift.ts';
import { staffSchemas } from './commands/staff.ts';
import type { CommandName } from './channels.ts';
import type { CatalogueResults } from './commands/catalogue.ts';
import type { CounterResults } from './commands/counter.ts';
import type { PaperResults } from './commands/paper.ts';
import type { ArrivalsResults } from './commands/arrivals.ts';
import type { PastSalesResults } from './commands/past-sales.ts';
import type { DisplayResults } from './commands/customer-display.ts';
import type { PreferencesResults } from './commands/preferences.ts';
import type { PrinterResults } from './commands/printer.ts';
import type { SaleResults } from './commands/sale.ts';
import type { SetupResults } from './commands/setup.ts';
import type { ShiftResults } from './commands/shift.ts';
import type { StaffResults } from './commands/staff.ts';
import type { TillView } from './views.ts';

/** Input schemas of every command. Main parses what arrives from the renderer with these and trusts nothing else. */
export const commandSchemas = {
  'till.view': z.undefined(),
  ...setupSchemas,
  ...saleSchemas,
  ...preferencesSchemas,
  ...counterSchemas,
  ...catalogueSchemas,
  ...paperSchemas,
  ...staffSchemas,
  ...shiftSchemas,
  ...pastSalesSchemas,
  ...arrivalsSchemas,
  ...printerSchemas,
  ...displaySchemas,
} as const satisfies Record<CommandName, z.ZodType>;

export type CommandInput<N extends CommandName> = z.output<(typeof commandSchemas)[N]>;

/** What each command answers when it succeeds. Everything else reaches the renderer as a pushed view. */
export interface CommandResults
  extends
    SetupResults,
    SaleResults,
    PreferencesResults,
    CounterResults,
    CatalogueResults,
    PaperResults,
    StaffResults,
    ShiftResults,
    PastSalesResults,
    ArrivalsResults,
    PrinterResults,
    DisplayResults {
  'till.view': TillView;
}
