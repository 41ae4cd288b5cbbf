import { useMemo } from 'react';
import type { SalesReport } from '../../../shared/reports/sales-report.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useCommand } from '../../state/use-command.ts';
import { PrintAction } from '../documents/receipts/print-action.tsx';
import { ExportElsewhere } from '../exports/export-elsewhere.tsx';
import { SaveAs } from '../exports/save-as.tsx';

/** A report of days as a file for spreadsheets, as PDF and on paper: the record as it was for the report. */
export function ReportFiles({ report: { from, to, upTo } }: { readonly report: SalesReport }) {
  const { salesReport, documentView } = useMessages();
  const saveCsv = useCommand('reports.saveCsv');
  const savePdf = useCommand('exports.saveReport');
  const days = useMemo(() => ({ from, to }), [from, to]);
  const wanted = { days, upTo };
  return (
    <>
      <SaveAs kind="sales" name={salesReport.saveCsv} command={saveCsv} onSave={() => saveCsv.run(wanted)} />
      <PrintAction key={upTo} request={{ kind: 'sales-report', ...wanted }} />
      <SaveAs kind="report" name={documentView.save} command={savePdf} onSave={() => savePdf.run(wanted)} />
      <ExportElsewhere own={['sales', 'report']} />
    </>
  );
}
