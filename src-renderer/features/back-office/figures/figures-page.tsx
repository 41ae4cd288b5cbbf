import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ReportHead } from '../../reports/report-head.tsx';
import { ReportOfDays } from '../../reports/report-of-days.tsx';
import type { FiguresProps } from './figures-props.ts';
import { EndedTable } from './ended-table.tsx';
import { PayTimesTables } from './pay-times-tables.tsx';
import { SoldTables } from './sold-tables.tsx';
import { TipsTables } from './tips-tables.tsx';

const KINDS = ['sold', 'tips', 'unpaid', 'times'] as const;
/** Figures that the service's history has, too. Tips and the times of codes are only in a till's ledger. */
const AT_THE_SERVICE: readonly string[] = ['sold', 'unpaid'];
type Kind = (typeof KINDS)[number];

/**
 * Figures from the sales of some days: what sells and when, tips, sales without a payment, and how long paying took.
 */
export function FiguresPage({ terminal }: { readonly terminal: TerminalView }) {
  const { figures, backOffice } = useMessages();
  const [kind, setKind] = useState<Kind>('sold');
  const kinds = KINDS.filter((each) => !terminal.backOfficeOnly || AT_THE_SERVICE.includes(each));
  return (
    <ReportOfDays terminal={terminal} span="month">
      {(report, update) => (
        <>
          <ReportHead report={report} terminal={terminal}>
            {report.currencies.length > 0 && (
              <RadioGroup
                layout="chips"
                title={backOffice.entries.figures.name}
                options={kinds.map((value) => ({ value, name: figures.kinds[value] }))}
                value={kind}
                onChoose={setKind}
              />
            )}
            {update}
          </ReportHead>
          {report.currencies.map((sales) => (
            <FiguresOf
              key={`${sales.currency} ${kind} ${report.madeAt}`}
              kind={kind}
              sales={sales}
              report={report}
              locale={terminal.locale}
            />
          ))}
        </>
      )}
    </ReportOfDays>
  );
}

function FiguresOf({ kind, ...figures }: FiguresProps & { readonly kind: Kind }) {
  switch (kind) {
    case 'sold':
      return <SoldTables {...figures} />;
    case 'tips':
      return <TipsTables {...figures} />;
    case 'unpaid':
      return <EndedTable {...figures} />;
    case 'times':
      return <PayTimesTables {...figures} />;
  }
}
