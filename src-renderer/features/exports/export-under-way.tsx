import { useId } from 'react';
import type { ExportTaskView } from '../../../shared/contract/back-office/exports.ts';
import { formatCount } from '../../../shared/text/figures.ts';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useLatest } from '../../state/connection.ts';
import { useCommand } from '../../state/use-command.ts';
import * as styles from './exports.module.css';

/** How far an export is, and the key that ends it. */
export function ExportUnderWay({ task: { kind, progress, stopping } }: { readonly task: ExportTaskView }) {
  const { exports: messages, backOffice } = useMessages();
  const locale = useLatest(({ view }) => view?.terminal?.locale ?? 'en');
  const stop = useCommand('exports.stop');
  const id = useId();
  const { step, done = 0, of } = progress ?? {};
  const written = (count: number) => formatCount(count, locale);
  const name =
    kind === 'day' || kind === 'day-pdf'
      ? backOffice.entries.day.name
      : kind === 'payouts-xero' || kind === 'payouts-quickbooks' || kind === 'payouts-datev'
        ? messages.payouts.name
        : kind === 'report' || kind === 'datev' || kind === 'payouts'
          ? messages[kind].name
          : messages.forms[kind].name;
  return (
    <div className={styles.exportUnderWay}>
      <p id={id}>
        {step === undefined || of === undefined
          ? messages.saving({ name })
          : messages.progress[step]({ done: written(done), of: written(of) })}
      </p>
      <progress max={of} value={of === undefined ? undefined : done} aria-labelledby={id} />
      <Button kind="secondary" disabled={stopping === true} onPress={() => void stop.run(undefined)}>
        {stopping === true ? messages.stopping : messages.stop}
      </Button>
    </div>
  );
}
