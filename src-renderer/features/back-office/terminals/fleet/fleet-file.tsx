import { useState } from 'react';
import { MOST_FLEET_CHARACTERS } from '../../../../../shared/contract/back-office/fleet.ts';
import { formatCount } from '../../../../../shared/text/figures.ts';
import { textOfFile } from '../../../../../shared/text/text-of-file.ts';
import { localeOf } from '../../../../../shared/language.ts';
import { Button } from '../../../../components/button/button.tsx';
import { FileButton } from '../../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../../components/button/use-file-drop.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { FleetFaults } from './fleet-faults.tsx';
import type { FleetCheck } from '../../../../../shared/contract/back-office/fleet.ts';
import * as styles from '../record-page.module.css';

/** The checked text, so that later changes of the file have no effect. */
interface Checked {
  readonly file: string;
  readonly text: string;
  readonly check: FleetCheck;
}

/** Takes a file by button or by drag and drop and checks it. A run begins once it has no faults. */
export function FleetFile({ locale }: { readonly locale: string }) {
  const { fleet, amounts, documentView, language } = useMessages();
  const check = useCommand('fleet.check');
  const start = useCommand('fleet.start');
  const example = useCommand('fleet.saveExample');
  const [saved, setSaved] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [unread, setUnread] = useState<string>();
  const failure = latestFailure(check, start, example);
  const busy = check.running || start.running || example.running;
  const count = (number: number) => formatCount(number, localeOf(language, locale));

  const pick = async (file: File | undefined) => {
    if (file === undefined || busy) return;
    setChecked(undefined);
    setSaved(undefined);
    setUnread(undefined);
    if (file.size > MOST_FLEET_CHARACTERS) {
      setUnread(fleet.tooLarge);
      return;
    }
    const text = await textOf(file);
    if (text === undefined) {
      setUnread(amounts.unreadable);
      return;
    }
    const result = await check.run({ text });
    if (result?.ok === true) setChecked({ file: file.name, text, check: result.value });
  };
  const begin = async ({ file, text }: Checked) => {
    const result = await start.run({ text });
    if (result?.ok === true && result.value.check) setChecked({ file, text, check: result.value.check });
  };
  const saveExample = async () => {
    const result = await example.run(undefined);
    setSaved(result?.ok === true ? result.value.fileName : undefined);
  };
  const drop = useFileDrop((file) => void pick(file));
  const isGood = checked?.check.faults.length === 0;
  return (
    <div className={styles.recordForm} {...drop}>
      <div className={styles.recordActions}>
        <FileButton
          accept=".csv,text/csv"
          kind={isGood ? 'secondary' : 'primary'}
          disabled={busy}
          onFile={(file) => void pick(file)}
        >
          {fleet.choose}
        </FileButton>
        <Button kind="quiet" disabled={busy} onPress={() => void saveExample()}>
          {fleet.example}
        </Button>
      </div>
      <p role="status" className={styles.recordStatus}>
        {check.running && fleet.checking}
        {saved !== undefined && documentView.saved({ file: saved })}
      </p>
      {unread !== undefined && <p role="alert">{unread}</p>}
      {failure && <OfficeFailure failure={failure} />}
      {checked && !isGood && <FleetFaults file={checked.file} faults={checked.check.faults} />}
      {checked && isGood && (
        <>
          <h2>
            <bdi>{checked.file}</bdi>
          </h2>
          <p>{fleet.creates({ count: count(checked.check.creates) })}</p>
          {checked.check.takes > 0 && <p>{fleet.takes({ count: count(checked.check.takes) })}</p>}
          <p>{fleet.secret}</p>
          <div className={styles.recordActions}>
            <Button kind="primary" disabled={busy} onPress={() => void begin(checked)}>
              {fleet.start}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Only Unicode: in another encoding a name would get other letters at the service. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}
