import { useState } from 'react';
import {
  datevFaults,
  type DatevBatchOf,
  type DatevSettings,
} from '../../../../shared/reports/datev-settings.ts';
import { rateLabel } from '../../../../shared/text/figures.ts';
import type { DatevRefusal } from '../../../../shared/contract/back-office/exports.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import { partsOfPercent } from '../../../../shared/money/tax-rules.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { SaveAs } from '../../exports/save-as.tsx';
import * as styles from './exports-page.module.css';

const BEFORE = ['consultant', 'client', 'yearStart', 'accountLength', 'service'] as const;
const AFTER = ['untaxed', 'tips', 'fees', 'bank'] as const;

interface DatevFormProps {
  readonly days: DayRange | undefined;
  readonly terminal: TerminalView;
  /** Whether fees and deposits can be saved, too. */
  readonly withPayouts: boolean;
  readonly kept: DatevSettings;
}

/** The settings for DATEV. Faults are shown from the first attempt to save on. */
export function DatevForm({ days, terminal, withPayouts, kept }: DatevFormProps) {
  const { datev, payouts } = useMessages().exports;
  const save = useCommand('exports.saveDatev');
  const savePayouts = useCommand('exports.saveDatev');
  const [settings, setSettings] = useState<DatevSettings>(() =>
    withRates(kept, terminal.tax?.rates.map(({ percent }) => percent) ?? []),
  );
  const [tried, setTried] = useState<DatevBatchOf>();
  const [refusal, setRefusal] = useState<DatevRefusal>();
  const faults = datevFaults(settings, tried);
  const faultOf = (field: string): string | undefined => {
    const fault = tried && faults.get(field);
    if (fault === 'account') return datev.faults.account({ digits: settings.accountLength });
    return fault && datev.faults[fault];
  };
  const percentText = (percent: string): string => rateLabel({ name: '', percent }, terminal.locale).trim();
  const saveNow = async (range: DayRange, of: DatevBatchOf) => {
    setRefusal(undefined);
    setTried(of);
    if (datevFaults(settings, of).size > 0) return;
    const command = of === 'sales' ? save : savePayouts;
    const result = await command.run({ days: range, settings, of });
    if (result?.ok !== true || !('refused' in result.value)) return;
    const { value } = result;
    setRefusal(value);
    if (value.refused === 'rates') setSettings(withRates(settings, value.percents));
  };
  const box = (field: (typeof BEFORE)[number] | (typeof AFTER)[number]) => (
    <Field
      key={field}
      label={datev.labels[field]}
      inputMode="tel"
      value={settings[field] ?? ''}
      fault={faultOf(field)}
      onChange={(text) => setSettings({ ...settings, [field]: text.trim() })}
    />
  );
  return (
    <>
      <div className={styles.exportFields}>
        {BEFORE.map(box)}
        {settings.rates.map(({ percent, account }) => (
          <Field
            key={percent}
            label={datev.rate({ percent: percentText(percent) })}
            inputMode="tel"
            value={account}
            fault={faultOf(percent)}
            onChange={(text) => setSettings(withAccount(settings, percent, text.trim()))}
          />
        ))}
        {AFTER.map(box)}
      </div>
      {refusal && (
        <Banner
          alert
          kind="warning"
          title={
            refusal.refused === 'rates'
              ? datev.refused.rates({ percents: refusal.percents.map(percentText).join(', ') })
              : datev.refused[refusal.refused]
          }
        />
      )}
      <SaveAs kind="datev" name={datev.save} command={save} onSave={days && (() => saveNow(days, 'sales'))} />
      {withPayouts && (
        <SaveAs
          kind="payouts-datev"
          name={payouts.statement.datev}
          command={savePayouts}
          onSave={days && (() => saveNow(days, 'payouts'))}
        />
      )}
    </>
  );
}

/** The settings with an empty account for each of these tax rates. */
function withRates(settings: DatevSettings, percents: readonly string[]): DatevSettings {
  const isNew = (percent: string): boolean =>
    !settings.rates.some((rate) => isSameRate(rate.percent, percent));
  const added = [...new Set(percents)].filter(isNew).map((percent) => ({ percent, account: '' }));
  return { ...settings, rates: [...settings.rates, ...added] };
}

const isSameRate = (a: string, b: string): boolean => partsOfPercent(a) === partsOfPercent(b);

function withAccount(settings: DatevSettings, percent: string, account: string): DatevSettings {
  const rates = settings.rates.map((rate) => (rate.percent === percent ? { percent, account } : rate));
  return { ...settings, rates };
}
