import { useState } from 'react';
import type { DayRange } from '../../../shared/sales-report.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useCommand } from '../../state/use-command.ts';

interface CsvActionProps {
  readonly days: DayRange;
  readonly upTo: number;
}

/** Saves the sales of a report as a file for spreadsheets. */
export function CsvAction({ days, upTo }: CsvActionProps) {
  const { salesReport, paperView } = useMessages();
  const save = useCommand('reports.saveCsv');
  const [file, setFile] = useState<string>();
  const saveNow = async () => {
    setFile(undefined);
    const result = await save.run({ days, upTo });
    if (result?.ok === true) setFile(result.value.fileName);
  };
  return (
    <>
      <Button kind="secondary" disabled={save.running} onPress={() => void saveNow()}>
        {save.running ? paperView.saving : salesReport.saveCsv}
      </Button>
      {save.failure !== undefined && <FailureBanner failure={save.failure} />}
      <p role="status">{file !== undefined && paperView.saved({ file })}</p>
    </>
  );
}
