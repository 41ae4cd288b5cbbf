import { useState, type SubmitEvent } from 'react';
import type { Preferences } from '../../../shared/preferences.ts';
import { MAX_SCANNER_PREFIX, SCANNER_SUFFIXES, type ScannerSettings } from '../../../shared/scanner.ts';
import { Button } from '../../components/button/button.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { Facts } from '../../components/text/facts.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Field } from '../../components/form/field.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useCommand } from '../../state/use-command.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { GAPS_MS, readTestScan } from './proposal.ts';
import * as cardStyles from '../../components/layout/card.module.css';
import * as styles from './scanner-screen.module.css';
import { useTestScan } from './use-test-scan.ts';

/** Of the shortest code, in characters. */
const LENGTHS = [3, 4, 5, 6, 7, 8, 10, 12] as const;

interface ScannerScreenProps {
  readonly preferences: Preferences;
  readonly onClose: () => void;
}

/** How the scanner of this till types: a test scan shows it, and what to set for it. */
export function ScannerScreen({ preferences, onClose }: ScannerScreenProps) {
  const { scannerPage: messages, amounts } = useMessages();
  const save = useCommand('preferences.change');
  const [form, setForm] = useState<ScannerSettings>(preferences.scanner);
  const [saved, setSaved] = useState<ScannerSettings>();
  const { keys, listening, listen } = useTestScan();
  const test = readTestScan(keys);
  const change = (changed: Partial<ScannerSettings>) => setForm({ ...form, ...changed });
  const isPrefix = /^[!-~]*$/.test(form.prefix);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPrefix) return;
    const result = await save.run({ ...preferences, scanner: form });
    setSaved(result?.ok === true ? form : undefined);
  };

  return (
    <Page title={messages.title} onBack={onClose}>
      <section className={`${cardStyles.card} ${styles.scannerTest}`} data-part="card">
        <p role="status">
          {listening ? messages.scanNow : keys.length > 0 && !test ? messages.noScan : messages.noMoney}
        </p>
        <Button kind="secondary" disabled={listening} onPress={listen}>
          {messages.tryScan}
        </Button>
        {test && !listening && (
          <>
            <Facts
              facts={[
                { name: messages.keys, value: keys.map(({ key }) => key).join(' ') },
                {
                  name: messages.pauses,
                  value: messages.range({ from: Math.round(test.fastest), to: Math.round(test.slowest) }),
                },
                { name: messages.prefix, value: test.proposed.prefix || '–' },
                { name: messages.suffix, value: messages.suffixes[test.proposed.suffix] },
              ]}
            />
            <Button kind="secondary" onPress={() => change(test.proposed)}>
              {messages.useThese}
            </Button>
          </>
        )}
      </section>
      <form className={styles.scannerForm} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
        <RadioGroup
          title={messages.gap}
          note={messages.gapNote}
          options={GAPS_MS.map((value: number) => ({ value, name: messages.ms({ value }) }))}
          value={form.gapMs}
          onChoose={(gapMs) => change({ gapMs })}
        />
        <RadioGroup
          title={messages.minLength}
          options={LENGTHS.map((value: number) => ({ value, name: String(value) }))}
          value={form.minLength}
          onChoose={(minLength) => change({ minLength })}
        />
        <RadioGroup
          title={messages.suffix}
          options={SCANNER_SUFFIXES.map((value) => ({ value, name: messages.suffixes[value] }))}
          value={form.suffix}
          onChoose={(suffix) => change({ suffix })}
        />
        <Field
          label={messages.prefix}
          note={messages.prefixNote}
          fault={isPrefix ? undefined : messages.prefixFault}
          value={form.prefix}
          onChange={(prefix) => change({ prefix: prefix.slice(0, MAX_SCANNER_PREFIX) })}
        />
        <div className={styles.scannerActions}>
          <Button kind="primary" disabled={save.running}>
            {amounts.save}
          </Button>
          <span role="status">{saved === form && amounts.saved}</span>
        </div>
        {save.failure !== undefined && <FailureBanner failure={save.failure} />}
      </form>
    </Page>
  );
}
