import { useState } from 'react';
import {
  EXPORT_FORMS,
  STATEMENT_FORMS,
  type ExportEnd,
  type ExportForm,
  type ExportKind,
  type StatementForm,
} from '../../../../shared/contract/back-office/exports.ts';
import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../shared/language.ts';
import { MOST_DAYS, type DayRange } from '../../../../shared/reports/sales-report.ts';
import { isoDay } from '../../../../shared/time/store-day.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLatest } from '../../../state/connection.ts';
import { useCommand } from '../../../state/use-command.ts';
import { DayChoice } from '../../reports/day-choice.tsx';
import { daysChosen, type ChosenDays } from '../../reports/report-days.ts';
import { useAccess } from '../credentials/use-access.ts';
import { AccessNote } from '../credentials/access-note.tsx';
import { DatevCard } from './datev-card.tsx';
import { GoOn } from './go-on.tsx';
import { ExportElsewhere } from '../../exports/export-elsewhere.tsx';
import { SaveAs } from '../../exports/save-as.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './exports-page.module.css';

const HERE: readonly ExportKind[] = [
  ...([...EXPORT_FORMS, 'report', 'payouts', 'datev'] as const),
  ...STATEMENT_FORMS.map((form) => `payouts-${form}` as const),
  'payouts-datev',
];

interface ExportsPageProps {
  readonly terminal: TerminalView;
}

/** Saves the sales of some days in the forms of other programs. */
export function ExportsPage({ terminal }: ExportsPageProps) {
  const { exports: messages, salesReport, language } = useMessages();
  const end = useLatest(({ view }) => view?.exportTask?.end);
  const [choice, setChoice] = useState<ChosenDays>(() => firstChoice(end));
  const days = daysChosen(choice, terminal, MOST_DAYS);
  const { access } = useAccess();
  const namesMerchant = access?.state === 'ready' && access.scopes.includes('merchant');
  return (
    <>
      <DayChoice
        locale={localeOf(language, terminal.locale)}
        choice={choice}
        mostDays={MOST_DAYS}
        onChoose={setChoice}
      />
      {days === undefined && <p role="status">{salesReport.choose}</p>}
      <ExportElsewhere own={HERE} />
      <div className={styles.exportForms}>
        {EXPORT_FORMS.map((form) => (
          <section key={form} className={cardStyles.card} data-part="card">
            <div className={cardStyles.cardText}>
              <h2>{messages.forms[form].name}</h2>
              <p>{messages.forms[form].text}</p>
            </div>
            <SaveExport form={form} days={days} />
          </section>
        ))}
        <section className={cardStyles.card} data-part="card">
          <div className={cardStyles.cardText}>
            <h2>{messages.report.name}</h2>
            <p>{messages.report.text}</p>
          </div>
          <SaveReport days={days} />
        </section>
        <section className={cardStyles.card} data-part="card">
          <div className={cardStyles.cardText}>
            <h2>{messages.payouts.name}</h2>
            <p>{messages.payouts.text}</p>
          </div>
          <SavePayouts days={days} terminal={terminal} access={access} />
        </section>
        <DatevCard days={days} terminal={terminal} withPayouts={namesMerchant} />
      </div>
    </>
  );
}

/** The days of an unfinished export, so that one press continues it. */
function firstChoice(end: ExportEnd | undefined): ChosenDays {
  const goesOn = end && end.result !== 'saved' ? end.goesOn : undefined;
  const days = goesOn?.days ?? (end?.result === 'interrupted' ? end.days : undefined);
  if (!days) return { span: 'month', from: '', to: '' };
  return { span: 'chosen', from: isoDay(days.from), to: isoDay(days.to) };
}

interface SaveProps {
  readonly days: DayRange | undefined;
}

function SaveExport({ form, days }: SaveProps & { readonly form: ExportForm }) {
  const { exports: messages } = useMessages();
  const save = useCommand('exports.save');
  return (
    <SaveAs
      kind={form}
      name={messages.forms[form].save}
      command={save}
      onSave={days && (() => save.run({ days, form }))}
    />
  );
}

/** Saves the report of these days, the same as on the page Reports. */
function SaveReport({ days }: SaveProps) {
  const { exports: messages } = useMessages();
  const save = useCommand('exports.saveReport');
  return (
    <SaveAs
      kind="report"
      name={messages.report.save}
      command={save}
      onSave={days && (() => save.run({ days }))}
    />
  );
}

interface SavePayoutsProps extends SaveProps {
  readonly terminal: TerminalView;
  /** `undefined` until it was read. */
  readonly access: BackOfficeAccess | undefined;
}

/** Saves fee, net, batch and deposit of each payment, where the back office may read them. */
function SavePayouts({ days, terminal, access }: SavePayoutsProps) {
  const { exports: messages, settlements } = useMessages();
  const save = useCommand('exports.savePayouts');
  if (access !== undefined && access.state !== 'ready') {
    return <AccessNote access={access} terminalOnlyText={settlements.terminalOnlyText} />;
  }
  return (
    <>
      <SaveAs
        kind="payouts"
        name={messages.payouts.save}
        command={save}
        onSave={days && (() => save.run({ days }))}
      />
      <GoOn
        days={days}
        terminal={terminal}
        isBusy={save.running}
        onGoOn={(from) => void save.run({ days: from, goOn: true })}
      />
      {access?.scopes.includes('merchant') === false ? (
        <Banner kind="info" title={messages.payouts.oneMerchant} />
      ) : (
        STATEMENT_FORMS.map((statement) => (
          <SavePayoutsStatement key={statement} statement={statement} days={days} />
        ))
      )}
    </>
  );
}

/** Saves fees and deposits for the same program as the sales. */
function SavePayoutsStatement({ statement, days }: SaveProps & { readonly statement: StatementForm }) {
  const { exports: messages } = useMessages();
  const save = useCommand('exports.savePayouts');
  return (
    <SaveAs
      kind={`payouts-${statement}`}
      name={messages.payouts.statement[statement]}
      command={save}
      onSave={days && (() => save.run({ days, statement }))}
    />
  );
}
