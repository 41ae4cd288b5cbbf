import { useId, type ReactNode } from 'react';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../../../shared/staff/staff.ts';
import { useKeptFocus } from '../../../components/button/use-kept-focus.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { PinEntry } from './use-pin.ts';
import * as keyStyles from '../../../components/keypad/key.module.css';
import * as styles from './pin-pad.module.css';
import * as visuallyHidden from '../../../components/text/visually-hidden.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface PinPadProps {
  readonly entry: PinEntry;
  /** What to type, or what has to be done first. */
  readonly label: string;
  readonly submitLabel: string;
  readonly disabled: boolean;
}

/** Ten keys, and dots for what has been typed. */
export function PinPad({ entry, label, submitLabel, disabled }: PinPadProps) {
  const messages = useMessages().signIn;
  const labelId = useId();
  const dots = Math.max(MIN_PIN_LENGTH, entry.length);
  return (
    <div
      className={styles.pinPad}
      role="group"
      aria-label={messages.keypad}
      aria-describedby={labelId}
      dir="ltr"
      data-part="pin-pad"
    >
      <div className={styles.pinDots}>
        <span className={styles.pinLabel} id={labelId} dir="auto">
          {label}
        </span>
        <span aria-hidden="true">
          {Array.from({ length: Math.min(dots, MAX_PIN_LENGTH) }, (_, place) => (
            <i key={place} data-typed={place < entry.length} />
          ))}
        </span>
        <span className={visuallyHidden.visuallyHidden} role="status">
          {messages.typed({ digits: entry.length })}
        </span>
      </div>
      {digits.map((digit) => (
        <Key key={digit} disabled={disabled} onPress={() => entry.press(digit)}>
          {digit}
        </Key>
      ))}
      <Key
        name="backspace"
        label={messages.backspace}
        disabled={disabled}
        onPress={() => entry.press('backspace')}
      >
        <Icon name="backspace" />
      </Key>
      <Key disabled={disabled} onPress={() => entry.press('0')}>
        0
      </Key>
      <Key name="enter" disabled={disabled || entry.length < MIN_PIN_LENGTH} onPress={entry.submit}>
        {submitLabel}
      </Key>
    </div>
  );
}

interface KeyProps {
  /** For styles. Digits have none. */
  readonly name?: 'backspace' | 'enter';
  /** The accessible name, where the key shows an icon. */
  readonly label?: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ name, label, disabled, onPress, children }: KeyProps) {
  return (
    <button
      className={keyStyles.key}
      type="button"
      data-key={name}
      aria-label={label}
      {...useKeptFocus(disabled, onPress)}
    >
      {children}
    </button>
  );
}
