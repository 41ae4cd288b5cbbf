import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { ExportElsewhere } from '../../exports/export-elsewhere.tsx';
import { SaveAs } from '../../exports/save-as.tsx';
import * as styles from './day.module.css';

/** Saves the comparison as a table, of which the till keeps a copy, or as a document. */
export function DayCopy({ explained: { madeAt, copy, service } }: { readonly explained: DaysExplained }) {
  const { day, documentView, salesReport } = useMessages();
  const save = useCommand('days.saveCsv');
  const savePdf = useCommand('days.savePdf');
  return (
    <div className={styles.dayCopy}>
      <SaveAs
        kind="day"
        name={salesReport.saveCsv}
        command={save}
        onSave={() => save.run({ madeAt })}
        onlyNew
      />
      <SaveAs
        kind="day-pdf"
        name={documentView.save}
        command={savePdf}
        onSave={() => savePdf.run({ madeAt })}
        onlyNew
      />
      <ExportElsewhere own={['day', 'day-pdf']} />
      {copy !== undefined && <p>{day.copyKept({ file: copy })}</p>}
      {copy === undefined && service && <p>{day.noCopy}</p>}
    </div>
  );
}
