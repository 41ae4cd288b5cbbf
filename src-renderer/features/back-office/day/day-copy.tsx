import { useState } from 'react';
import type { DaysExplained } from '../../../../shared/contract/days-explained.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import * as styles from './day.module.css';

/** The comparison as a table: the copy that the till keeps, and one for whoever wants it. */
export function DayCopy({ explained: { madeAt, copy, service } }: { readonly explained: DaysExplained }) {
  const { day, salesReport, paperView } = useMessages();
  const save = useCommand('days.saveCsv');
  const [file, setFile] = useState<string>();
  const saveNow = async () => {
    setFile(undefined);
    const result = await save.run({ madeAt });
    if (result?.ok === true) setFile(result.value.fileName);
  };
  return (
    <div className={styles.dayCopy}>
      <Button kind="secondary" disabled={save.running} onPress={() => void saveNow()}>
        {save.running ? paperView.saving : salesReport.saveCsv}
      </Button>
      {copy !== undefined && <p>{day.copyKept({ file: copy })}</p>}
      {copy === undefined && service && <p>{day.noCopy}</p>}
      {save.failure !== undefined && <FailureBanner failure={save.failure} />}
      <p role="status">{file !== undefined && paperView.saved({ file })}</p>
    </div>
  );
}
