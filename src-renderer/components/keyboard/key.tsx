import { useEffect, useRef, type ReactNode } from 'react';
import * as keyStyles from '../keypad/key.module.css';
import * as styles from './keyboard.module.css';

interface KeyProps {
  /** The accessible name, where it differs from the label. */
  readonly label?: string | undefined;
  readonly kind?: 'letter' | 'side' | 'wide' | 'done' | 'space';
  /** Whether a key that stays down is down. */
  readonly pressed?: 'off' | 'once' | 'on';
  /** The key removes the keyboard, so it acts when the finger leaves; otherwise the press would reach what lies below. */
  readonly leaves?: boolean;
  /** The key repeats while it is held. */
  readonly repeats?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

const REPEATS_AFTER_MS = 500;
const REPEATS_EVERY_MS = 90;

/**
 * One key. It acts when it goes down, because fast typists press the next key before they release the first. A screen reader
 * presses it by a click without a pointer. Tab skips it, since whoever has a Tab key has a keyboard.
 */
export function Key({
  label,
  kind = 'letter',
  pressed,
  leaves = false,
  repeats = false,
  onPress,
  children,
}: KeyProps) {
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const release = () => clearTimeout(held.current);
  useEffect(() => release, []);
  const repeat = () => {
    press.current();
    held.current = setTimeout(repeat, REPEATS_EVERY_MS);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      // `.com` begins with its dot in every language.
      dir="ltr"
      className={`${keyStyles.key} ${styles.keyboardKey}`}
      data-kind={kind}
      data-pressed={pressed}
      aria-label={label}
      aria-pressed={pressed && pressed !== 'off'}
      onPointerDown={({ button }) => {
        if (button !== 0 || leaves) return;
        onPress();
        if (repeats) held.current = setTimeout(repeat, REPEATS_AFTER_MS);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={({ detail }) => {
        if (detail === 0 || leaves) onPress();
      }}
    >
      {children}
    </button>
  );
}
