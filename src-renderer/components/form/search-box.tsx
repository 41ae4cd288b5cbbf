import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './search-box.module.css';

/** In characters: as many as the address of a hosted page may have. */
export const MAX_SEARCH_LENGTH = 1024;

interface SearchBoxProps {
  readonly label: string;
  /** What may be typed, as an example. */
  readonly hint: string;
  /** What a scan does on this screen, if it takes any. */
  readonly scanHint?: string;
  /** On the button that submits the form around it. */
  readonly find: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** One box for what is typed or scanned, and its button. It takes the focus: whoever comes here types or scans next. */
export function SearchBox({ label, hint, scanHint, find, value, onChange }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.searchBox}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={value}
        placeholder={hint}
        aria-describedby={scanHint && `${id}-scan`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button kind="primary">{find}</Button>
      {scanHint && <span id={`${id}-scan`}>{scanHint}</span>}
    </div>
  );
}
