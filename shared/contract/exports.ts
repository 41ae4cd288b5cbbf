/** Programs whose import of bank statements reads what the till writes. */
export const STATEMENT_FORMS = ['xero', 'quickbooks'] as const;
export type StatementForm = (typeof STATEMENT_FORMS)[number];

/** What sales are saved as for other programs; `sales` is the table of `docs/sales-csv.md`. */
export const EXPORT_FORMS = ['sales', ...STATEMENT_FORMS] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** Why sales cannot be saved as postings: tax rates that no account is named for, days of two business years, or too many. */
export type DatevRefusal =
  | { readonly refused: 'rates'; readonly percents: readonly string[] }
  | { readonly refused: 'two-years' | 'too-many' };
