import { useEffect, useState } from 'react';
import type { DatevLook } from '../../../../shared/contract/back-office/exports.ts';
import type { DatevSettings } from '../../../../shared/reports/datev-settings.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { DatevForm } from './datev-form.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './exports-page.module.css';

interface DatevCardProps {
  readonly days: DayRange | undefined;
  readonly terminal: TerminalView;
}

/** Saves sales as postings for DATEV, which keeps books in euros and needs settings that the till does not have. */
export function DatevCard({ days, terminal }: DatevCardProps) {
  const { datev } = useMessages().exports;
  const look = useDatevLook();
  if (look?.ok !== false && look?.value.currency !== 'EUR') return null;
  return (
    <section className={`${cardStyles.card} ${styles.exportDatev}`} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{datev.name}</h2>
        <p>{datev.text}</p>
      </div>
      {look.ok ? (
        <DatevForm days={days} terminal={terminal} kept={look.value.settings ?? NOTHING_KEPT} />
      ) : (
        <FailureBanner failure={look.failure} />
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

function useDatevLook(): Result<DatevLook> | undefined {
  const { commands } = useConnection();
  const [look, setLook] = useState<Result<DatevLook>>();
  useEffect(() => {
    let asked = true;
    void call(commands, 'exports.lookDatev', undefined).then((result) => {
      if (asked) setLook(result);
    });
    return () => {
      asked = false;
    };
  }, [commands]);
  return look;
}
