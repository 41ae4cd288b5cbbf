import { useReducer, type KeyboardEvent, type ReactNode } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney, parseDigits } from '../../../../shared/money/money.ts';
import { emptyDraft, reduceDraft } from '../draft/draft.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import { keyMeaning } from '../../../components/keypad/keypad-keys.ts';
import { Button } from '../../../components/button/button.tsx';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Panel } from '../panels/panel.tsx';
import * as sharePanelStyles from '../panels/share-panel.module.css';
import * as styles from './price-panel.module.css';

interface PricePanelProps {
  readonly title: string;
  readonly doneLabel: string;
  readonly terminal: TerminalView;
  readonly onPrice: (minor: number) => void;
  readonly onClose: () => void;
  /** Says why there is no price yet. */
  readonly children: ReactNode;
}

/** A panel in which a price is typed. No button has the focus, so that no key presses one by accident. */
export function PricePanel({ title, doneLabel, terminal, onPrice, onClose, children }: PricePanelProps) {
  const { scanner: messages } = useMessages();
  const [typed, edit] = useReducer(reduceDraft, emptyDraft);
  const price = parseDigits(typed.digits);
  const minor = 'minor' in price ? price.minor : 0;
  const shown = formatMoney({ minor, currency: terminal.currency }, terminal.locale);
  const add = () => {
    if (minor === 0) return;
    onPrice(minor);
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
    <Panel title={title} doneLabel={doneLabel} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={`${sharePanelStyles.sharePanel} ${styles.pricePanel}`}>
        <div className={styles.pricePanelSaid}>{children}</div>
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
