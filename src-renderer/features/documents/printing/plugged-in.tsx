import { useEffect, useState } from 'react';
import { BAUD_RATES, type PrinterCandidate } from '../../../../shared/printing/printing.ts';
import { Button } from '../../../components/button/button.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { FieldFault } from '../../../components/form/field.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { keyOf } from './printer-draft.ts';
import * as styles from './printer-screen.module.css';

type Address = PrinterCandidate['address'];

interface PluggedInProps {
  readonly kind: Address['kind'];
  readonly chosen: Address | undefined;
  readonly onChoose: (address: Address) => void;
  readonly fault: boolean;
}

/** What is plugged into this computer, to choose from. */
export function PluggedIn({ kind, chosen, onChoose, fault }: PluggedInProps) {
  const { printing } = useMessages();
  const { run, running, failure } = useCommand('printer.list');
  const [found, setFound] = useState<readonly PrinterCandidate[]>();
  const [looks, setLooks] = useState(1);
  useEffect(() => {
    void run(undefined).then((result) => {
      if (result?.ok === true) setFound(result.value);
    });
  }, [run, looks]);

  const offered = (found ?? []).filter(({ address }) => address.kind === kind);
  const isThere = chosen !== undefined && offered.some(({ address }) => keyOf(address) === keyOf(chosen));
  // The saved one stays, also while it is unplugged.
  const all =
    chosen === undefined || isThere ? offered : [...offered, { address: chosen, name: keyOf(chosen) }];
  return (
    <div className={styles.pluggedIn}>
      {all.length === 0 ? (
        found !== undefined && <p>{printing.nothingFound}</p>
      ) : (
        <RadioGroup
          title={kind === 'usb' ? printing.usbPrinter : printing.serialPort}
          options={all.map(({ address, name }) => ({ value: keyOf(address), name: name }))}
          value={chosen === undefined ? '' : keyOf(chosen)}
          onChoose={(key) => {
            const candidate = all.find(({ address }) => keyOf(address) === key);
            if (candidate) onChoose(candidate.address);
          }}
        />
      )}
      <FieldFault>{fault && printing.choose}</FieldFault>
      <Button kind="quiet" disabled={running} onPress={() => setLooks(looks + 1)}>
        {printing.lookAgain}
      </Button>
      {chosen?.kind === 'serial' && (
        <RadioGroup
          title={printing.baudRate}
          options={BAUD_RATES.map((rate) => ({ value: String(rate), name: String(rate) }))}
          value={String(chosen.baudRate)}
          onChoose={(value) => {
            const baudRate = BAUD_RATES.find((rate) => String(rate) === value);
            if (baudRate) onChoose({ ...chosen, baudRate });
          }}
        />
      )}
      {failure !== undefined && <FailureBanner failure={failure} />}
    </div>
  );
}
