import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { LineItem } from '../../../../shared/money/line-items.ts';
import { referenceFault } from '../../../../shared/payment/reference.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PricePanel } from './price-panel.tsx';
import { LONGEST_WORDS } from '../../../../shared/contract/input-limits.ts';

interface UnknownBarcodeProps {
  readonly code: string;
  /** The sale's reference so far; a reference that a person typed is not replaced. */
  readonly reference: string;
  readonly terminal: TerminalView;
  readonly onLine: (line: LineItem) => void;
  readonly onReference: (reference: string) => void;
  readonly onClose: () => void;
}

/** Asks what an unknown barcode is: an item with a price, or the sale's reference. */
export function UnknownBarcode(props: UnknownBarcodeProps) {
  const { code, reference, terminal, onLine, onReference, onClose } = props;
  const { scanner: messages } = useMessages();
  const add = (unitMinor: number) => {
    const line = { name: messages.openItem({ code }).slice(0, LONGEST_WORDS), quantity: 1, unitMinor };
    onLine(code.length <= LONGEST_WORDS ? { ...line, code } : line);
  };
  return (
    <PricePanel
      title={messages.unknownTitle}
      doneLabel={messages.ignore}
      terminal={terminal}
      onPrice={add}
      onClose={onClose}
    >
      <p role="alert">{messages.unknown({ code })}</p>
      <p>{messages.todo}</p>
      {reference.trim() !== '' ? (
        <p>{messages.referenceStays({ reference })}</p>
      ) : (
        referenceFault(code) === undefined && (
          <Button
            kind="secondary"
            onPress={() => {
              onReference(code);
              onClose();
            }}
          >
            {messages.useAsReference}
          </Button>
        )
      )}
    </PricePanel>
  );
}
