import { useReducer, type KeyboardEvent } from 'react';
import type { TerminalView } from '../../shared/contract/views.ts';
import { shareOf, type Share } from '../../shared/cart/share.ts';
import { formatMoney } from '../../shared/money.ts';
import { emptyDraft, reduceDraft } from '../new-sale/draft.ts';
import { Keypad } from '../new-sale/keypad.tsx';
import { keyMeaning } from '../new-sale/keypad-keys.ts';
import { Button } from '../parts/button.tsx';
import { FittedText } from '../parts/fitted-text.tsx';
import { useWords } from '../text/words.ts';
import { Panel } from './panel.tsx';
import { percentText } from './percent-text.ts';
import './share-panel.css';

interface SharePanelProps {
  readonly title: string;
  readonly ownWord: string;
  readonly noneWord: string;
  readonly percents: readonly number[];
  /** What the percentages are of, in minor units. */
  readonly baseMinor: number;
  readonly terminal: TerminalView;
  readonly onChoose: (share: Share | undefined) => void;
  readonly onClose: () => void;
}

/** A discount or a tip: one of the shop's percentages, or an amount of its own. */
export function SharePanel(props: SharePanelProps) {
  const { title, ownWord, noneWord, percents, baseMinor, terminal, onChoose, onClose } = props;
  const words = useWords().cart;
  const [own, edit] = useReducer(reduceDraft, emptyDraft);
  const minor = Number(own.digits);
  const money = (amount: number) =>
    formatMoney({ minor: amount, currency: terminal.currency }, terminal.locale);

  const choose = (share: Share | undefined) => {
    onChoose(share);
    onClose();
  };
  const takeOwn = () => {
    if (minor > 0) choose({ minor });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    const meaning = keyMeaning(event.nativeEvent, isButton ? 'control' : 'nothing');
    // Escape closes the panel.
    if (meaning === undefined || event.key === 'Escape') return;
    event.preventDefault();
    if (meaning === 'charge') takeOwn();
    else if (meaning !== 'add') edit({ type: 'key', key: meaning.press });
  };

  return (
    <Panel title={title} doneWord={words.done} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="share-panel">
        <div className="share-panel-percents">
          {percents.map((percent) => (
            <button key={percent} type="button" onClick={() => choose({ percent })}>
              <strong>{percentText(percent, terminal.locale)}</strong>
              <bdi>{money(shareOf({ percent }, baseMinor))}</bdi>
            </button>
          ))}
          <Button kind="secondary" onPress={() => choose(undefined)}>
            {noneWord}
          </Button>
        </div>
        <div className="share-panel-own">
          <div className="share-panel-amount">
            <span>{ownWord}</span>
            <FittedText text={money(minor)} />
          </div>
          <Keypad onPress={(key) => edit({ type: 'key', key })} />
          <Button kind="primary" disabled={minor === 0} onPress={takeOwn}>
            {words.take(money(minor))}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
