import type { DatevSettings } from '../../../../shared/reports/datev-settings.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAnswer } from '../../../state/use-answer.ts';
import { DatevForm } from './datev-form.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './exports-page.module.css';

interface DatevCardProps {
  readonly days: DayRange | undefined;
  readonly terminal: TerminalView;
  /** Whether fees and deposits can be saved, too: those of one merchant. */
  readonly withPayouts: boolean;
}

/** Saves sales as postings for DATEV, which keeps books in euros and needs settings that the till does not have. */
export function DatevCard({ days, terminal, withPayouts }: DatevCardProps) {
  const { datev } = useMessages().exports;
  const { result: defaults } = useAnswer('exports.getDatev');
  if (defaults?.ok !== false && defaults?.value.currency !== 'EUR') return null;
  return (
    <section className={`${cardStyles.card} ${styles.exportDatev}`} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{datev.name}</h2>
        <p>{datev.text}</p>
      </div>
      {defaults.ok ? (
        <DatevForm
          days={days}
          terminal={terminal}
          withPayouts={withPayouts}
          kept={defaults.value.settings ?? NOTHING_KEPT}
        />
      ) : (
        <FailureBanner failure={defaults.failure} />
      )}
    </section>
  );
}

/** No accounts are proposed, because somebody could post to them without checking. */
const NOTHING_KEPT: DatevSettings = {
  consultant: '',
  client: '',
  yearStart: '01.01.',
  accountLength: '4',
  service: '',
  untaxed: '',
  tips: '',
  rates: [],
};
