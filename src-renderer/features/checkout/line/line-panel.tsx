import { useState, type KeyboardEvent } from 'react';
import { soldLine, type CartLine } from '../../../../shared/cart/cart.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount, formatPercent } from '../../../../shared/text/figures.ts';
import { lineTotal } from '../../../../shared/money/line-items.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { keyMeaning, type KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { textBoxOf } from '../../scanning/text-box.ts';
import { emptyDraft, reduceDraft } from '../draft/draft.ts';
import { Panel } from '../panels/panel.tsx';
import * as shareStyles from '../panels/share-panel.module.css';
import { LINE_PARTS, withDigits, withDiscount, withNote, type LinePart } from './line-edit.ts';
import * as styles from './line-panel.module.css';

interface LinePanelProps {
  readonly line: CartLine;
  /** Discounts that the shop offers, in per cent. */
  readonly percents: readonly number[];
  /** Whether a manager has to approve a changed price or a discount. */
  readonly needsApproval: boolean;
  readonly terminal: TerminalView;
  readonly onApply: (line: CartLine) => void;
  readonly onClose: () => void;
}

/** Edits one line of the cart: quantity, price, discount and note. Apply makes all changes as one. */
export function LinePanel({
  line: rungUp,
  percents,
  needsApproval,
  terminal,
  onApply,
  onClose,
}: LinePanelProps) {
  const { cart: messages, line: lineMessages, guard } = useMessages();
  const [line, setLine] = useState(rungUp);
  const [part, setPart] = useState<LinePart>('quantity');
  const [typed, setTyped] = useState(emptyDraft);
  const { locale, currency } = terminal;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const sold = soldLine(line);
  const { discountMinor, listMinor } = sold;
  const values: Readonly<Record<LinePart, string>> = {
    quantity: formatCount(line.quantity, locale),
    price: money(line.unitMinor),
    discount:
      discountMinor === undefined ? lineMessages.none : messages.less({ amount: money(discountMinor) }),
  };
  const labels: Readonly<Record<LinePart, string>> = { ...lineMessages.parts, discount: messages.discount };

  const press = (key: KeypadKey) => {
    const next = reduceDraft(typed, { type: 'key', key });
    setTyped(next);
    setLine(withDigits(line, part, next.digits, rungUp));
  };
  const choose = (chosen: LinePart) => {
    setPart(chosen);
    setTyped(emptyDraft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isText = textBoxOf(event.target) !== undefined;
    const isButton = event.target instanceof HTMLButtonElement;
    const meaning = keyMeaning(event.nativeEvent, isText ? 'text' : isButton ? 'control' : 'nothing');
    // Escape closes the panel.
    if (meaning === undefined || event.key === 'Escape') return;
    event.preventDefault();
    if (meaning === 'charge') onApply(line);
    else if (meaning !== 'add') press(meaning.press);
  };

  return (
    <Panel title={rungUp.name} doneLabel={guard.back} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={`${shareStyles.sharePanel} ${styles.linePanel}`}>
        <div className={styles.linePanelParts}>
          {LINE_PARTS.map((each) => (
            <ListButton key={each} pressed={each === part} onPress={() => choose(each)}>
              <span>{labels[each]}</span> <bdi>{values[each]}</bdi>
            </ListButton>
          ))}
          {part === 'discount' && percents.length > 0 && (
            <div className={styles.linePanelPercents}>
              {percents.map((percent) => (
                <Button
                  key={percent}
                  kind="secondary"
                  onPress={() => {
                    setTyped(emptyDraft);
                    setLine(withDiscount(line, { percent }));
                  }}
                >
                  {formatPercent(percent, locale)}
                </Button>
              ))}
            </div>
          )}
          <Field
            label={lineMessages.note}
            hint={lineMessages.noteHint}
            value={line.note ?? ''}
            onChange={(text) => setLine(withNote(line, text))}
            onEnter={() => onApply(line)}
          />
          {needsApproval && (listMinor !== undefined || discountMinor !== undefined) && (
            <p>{lineMessages.needsApproval}</p>
          )}
        </div>
        <div className={shareStyles.sharePanelOwn}>
          <div className={shareStyles.sharePanelAmount}>
            <span>{messages.total}</span>
            <FittedText text={money(lineTotal(sold))} />
          </div>
          <Keypad onPress={press} />
          <Button kind="primary" onPress={() => onApply(line)}>
            {messages.take}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
