import { useState, type SubmitEvent } from 'react';
import type { TenderView } from '../../../../shared/contract/views.ts';
import {
  PAPER_WIDTHS,
  type PrinterAddress,
  type PrinterSettings,
} from '../../../../shared/printing/printing.ts';
import { Button } from '../../../components/button/button.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { DrawerForm } from './drawer-form.tsx';
import { PluggedIn } from './plugged-in.tsx';
import { draftOf, settingsOf, type DraftFault, type PrinterDraft } from './printer-draft.ts';
import * as styles from './printer-screen.module.css';

const KINDS = ['network', 'usb', 'serial'] as const satisfies readonly PrinterAddress['kind'][];

interface PrinterFormProps {
  readonly printer: PrinterSettings | undefined;
  readonly tenders: readonly TenderView[];
}

export function PrinterForm({ printer, tenders }: PrinterFormProps) {
  const { printing } = useMessages();
  const [draft, setDraft] = useState<PrinterDraft>(() => draftOf(printer));
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const [saved, setSaved] = useState<PrinterDraft>();
  const save = useCommand('printer.save');
  const edit = (change: Partial<PrinterDraft>) => setDraft({ ...draft, ...change });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = settingsOf(draft);
    setFaults('faults' in read ? read.faults : []);
    if ('settings' in read) setSaved((await save.run(read.settings))?.ok === true ? draft : undefined);
  };

  return (
    <form className={styles.printerForm} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        title={printing.kind}
        options={KINDS.map((value) => ({ value, name: printing.kinds[value] }))}
        value={draft.kind}
        onChoose={(kind) => edit({ kind })}
      />
      {draft.kind === 'network' ? (
        <div className={styles.printerAddress}>
          <Field
            label={printing.host}
            hint={printing.hostHint}
            value={draft.host}
            onChange={(host) => edit({ host })}
            fault={faults.includes('host') ? printing.missing : undefined}
          />
          <Field
            label={printing.port}
            value={draft.port}
            onChange={(port) => edit({ port })}
            fault={faults.includes('port') ? printing.notAPort : undefined}
          />
        </div>
      ) : (
        <PluggedIn
          key={draft.kind}
          kind={draft.kind}
          chosen={draft[draft.kind]}
          onChoose={(address) => edit({ [address.kind]: address })}
          fault={faults.includes(draft.kind)}
        />
      )}
      <RadioGroup
        title={printing.paperWidth}
        options={PAPER_WIDTHS.map((width) => ({ value: String(width), name: printing.paperWidths[width] }))}
        value={String(draft.rest.paperWidth)}
        onChoose={(value) => {
          const paperWidth = PAPER_WIDTHS.find((width) => String(width) === value);
          if (paperWidth) edit({ rest: { ...draft.rest, paperWidth } });
        }}
      />
      <Checkbox
        checked={draft.rest.asPicture}
        onChange={(asPicture) => edit({ rest: { ...draft.rest, asPicture } })}
      >
        {printing.asPicture} <small>{printing.asPictureNote}</small>
      </Checkbox>
      <DrawerForm
        rule={draft.rest.drawer}
        tenders={tenders}
        onChange={(drawer) => edit({ rest: { ...draft.rest, drawer } })}
      />
      <div className={styles.printerSave}>
        <Button kind="primary" disabled={save.running}>
          {printing.save}
        </Button>
        <p role="status">{saved === draft && printing.saved}</p>
      </div>
      {save.failure !== undefined && <FailureBanner failure={save.failure} />}
    </form>
  );
}
