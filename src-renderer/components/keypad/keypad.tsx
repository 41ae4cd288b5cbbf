import { Icon } from '../icon/icon.tsx';
import { useFirstMessages } from '../../messages/use-messages.ts';
import type { KeypadKey } from './keypad-keys.ts';
import * as keyStyles from './key.module.css';
import * as styles from './keypad.module.css';
import { leaveTextBox } from './leave-text-box.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;

/** The touch keys, in the order of a phone in every language. Their names are part of the product's interface ("Accessible names"). */
export function Keypad({ onPress }: { readonly onPress: (key: KeypadKey) => void }) {
  const { newSale } = useFirstMessages();
  return (
    <div
      className={styles.keypad}
      data-part="keypad"
      dir="ltr"
      role="group"
      aria-label={newSale.keypad}
      onPointerDown={leaveTextBox}
    >
      {digits.map((digit) => (
        <button key={digit} className={keyStyles.key} type="button" onClick={() => onPress(digit)}>
          {digit}
        </button>
      ))}
      <button
        className={keyStyles.key}
        type="button"
        data-key="backspace"
        aria-label={newSale.backspace}
        onClick={() => onPress('backspace')}
      >
        <Icon name="backspace" />
      </button>
      <button className={keyStyles.key} type="button" data-key="clear" onClick={() => onPress('clear')}>
        {newSale.clear}
      </button>
    </div>
  );
}
