import { formatCount } from '../../../../shared/text/figures.ts';
import { tenderName } from '../../../../shared/reports/sales-report-messages.ts';
import type { PayTimes } from '../../../../shared/reports/sales-report.ts';
import { elapsedTime } from '../../../components/time/durations.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChartBeside } from '../../reports/chart-beside.tsx';
import { ReportTable } from '../../reports/report-table.tsx';
import type { FiguresProps } from './figures-props.ts';

const MEASURES = ['seen', 'paid'] as const;
const MOST_BARS = 8;

/** How long customers took to pay, in total and by tender. */
export function PayTimesTables({ sales: { currency, payTimes, seenLate }, locale }: FiguresProps) {
  const { figures, salesReport } = useMessages();
  const late =
    seenLate === undefined ? undefined : figures.seenLate({ count: formatCount(seenLate, locale) });
  if (!payTimes) return <p>{late ?? figures.noTimes({ currency })}</p>;
  const { all, tenders } = payTimes;
  const rows: readonly (PayTimes & { readonly name: string })[] = [
    { ...all, name: figures.all },
    ...tenders.map((each) => ({ ...each, name: tenderName(each.tender, salesReport.unknownTender) })),
  ];
  return MEASURES.map((measure) => (
    <ReportTable
      key={measure}
      list={`times-${measure}`}
      title={`${figures.until[measure]} · ${currency}`}
      note={late === undefined ? figures.timesNote : `${figures.timesNote} ${late}`}
      columns={[salesReport.tender, salesReport.count, figures.half, figures.mostOf, figures.slowest]}
      rows={rows.map(({ name, count, [measure]: { medianMs, ninetiethMs, slowestMs } }) => ({
        name,
        cells: [
          formatCount(count, locale),
          ...[medianMs, ninetiethMs, slowestMs].map((ms) => elapsedTime(0, ms)),
        ],
      }))}
      chart={
        tenders.length > 1 && (
          <ChartBeside
            chart={{
              shape: 'bars',
              points: rows
                .slice(0, MOST_BARS)
                .map(({ name, [measure]: { medianMs } }) => ({ name, minor: medianMs })),
            }}
            locale={locale}
          />
        )
      }
    />
  ));
}
