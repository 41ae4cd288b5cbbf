import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { ExportElsewhere } from '../../exports/export-elsewhere.tsx';
import { SaveAs } from '../../exports/save-as.tsx';
import * as styles from './day.module.css';

/** The comparison as a table: the copy that the till keeps, and one for whoever wants it. */
export function DayCopy({ explained: { madeAt, copy, service } }: { readonly explained: DaysExplained }) {
  const { day, salesReport } = useMessages();
  const save = useCommand('days.saveCsv');
  return (
    <div className={styles.dayCopy}>
      <SaveAs kind="day" name={salesReport.saveCsv} command={save} onSave={() => save.run({ madeAt })} />
      <ExportElsewhere own={['day']} />
      {copy !== undefined && <p>{day.copyKept({ file: copy })}</p>}
      {copy === undefined && service && <p>{day.noCopy}</p>}
    </div>
  );
}
