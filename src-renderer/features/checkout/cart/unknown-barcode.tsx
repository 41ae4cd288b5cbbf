import { useReducer, type KeyboardEvent } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { MakeupLine } from '../../../../shared/makeup.ts';
import { formatMoney, parseDigits } from '../../../../shared/money.ts';
import { referenceFault } from '../../../../shared/reference.ts';
import { emptyDraft, reduceDraft } from '../draft/draft.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import { keyMeaning } from '../../../components/keypad/keypad-keys.ts';
import { Button } from '../../../components/button/button.tsx';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Panel } from '../panels/panel.tsx';
import * as sharePanelStyles from '../panels/share-panel.module.css';
import * as styles from './unknown-barcode.module.css';

/** The longest name and code of a line. */
const MAX_LINE_TEXT = 128;

interface UnknownBarcodeProps {
  readonly code: string;
  /** Of the sale so far; one that a person typed is not replaced. */
  readonly reference: string;
  readonly terminal: TerminalView;
  readonly onPrice: (line: MakeupLine) => void;
  readonly onReference: (reference: string) => void;
  readonly onClose: () => void;
}

/** A scan of no article: the sale waits until a person says what it is. No button has the focus, so no key is an answer by chance. */
export function UnknownBarcode(props: UnknownBarcodeProps) {
  const { code, reference, terminal, onPrice, onReference, onClose } = props;
  const { scanner: messages } = useMessages();
  const [typed, edit] = useReducer(reduceDraft, emptyDraft);
  const price = parseDigits(typed.digits);
  const minor = 'minor' in price ? price.minor : 0;
  const shown = formatMoney({ minor, currency: terminal.currency }, terminal.locale);
  const add = () => {
    if (minor === 0) return;
    const line = { name: messages.openItem({ code }).slice(0, MAX_LINE_TEXT), quantity: 1, unitMinor: minor };
    onPrice(code.length <= MAX_LINE_TEXT ? { ...line, code } : line);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    const meaning = keyMeaning(event.nativeEvent, isButton ? 'control' : 'nothing');
    // Escape closes the panel.
    if (meaning === undefined || event.key === 'Escape') return;
    event.preventDefault();
    if (meaning === 'charge') add();
    else if (meaning !== 'add') edit({ type: 'key', key: meaning.press });
  };

  return (
    <Panel title={messages.unknownTitle} doneLabel={messages.ignore} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={`${sharePanelStyles.sharePanel} ${styles.unknownBarcode}`}>
        <div className={styles.unknownBarcodeSaid}>
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
        </div>
        <div className={sharePanelStyles.sharePanelOwn}>
          <div className={sharePanelStyles.sharePanelAmount}>
            <span>{messages.price}</span>
            <FittedText text={shown} />
          </div>
          <Keypad onPress={(key) => edit({ type: 'key', key })} />
          <Button kind="primary" disabled={minor === 0} onPress={add}>
            {messages.addForPrice({ amount: shown })}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
