import { useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../button/button.tsx';
import { FieldFault } from './field.tsx';
import * as visuallyHidden from '../text/visually-hidden.module.css';
import * as styles from './day-field.module.css';
import { EXAMPLE_DAY, readDay, writtenDay } from './written-day.ts';

interface DayFieldProps {
  readonly label: string;
  /** As `2026-05-12`; empty when open. */
  readonly value: string;
  /** How days are written: in the till's language, where the store is. */
  readonly locale: string;
  readonly onChange: (day: string) => void;
}

/**
 * One labelled day, typed or picked from a calendar. The browser's own box would be written as the language of its
 * process has it, which is the computer's and not the till's: only its calendar is used.
 */
export function DayField({ label, value, locale, onChange }: DayFieldProps) {
  const { field: messages } = useMessages();
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  /** While it is typed, and as long as it is no day. */
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(true);
  const isFaulty = left && typed !== undefined;
  const change = (day: string) => {
    if (day !== value) onChange(day);
  };
  return (
    <div className={styles.dayField} data-part="day-field">
      <label htmlFor={id}>{label}</label>
      <div className={styles.dayFieldBox}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          placeholder={writtenDay(EXAMPLE_DAY, locale)}
          aria-invalid={isFaulty}
          aria-describedby={`${id}-fault`}
          value={typed ?? writtenDay(value, locale)}
          onFocus={() => setLeft(false)}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text);
            change(readDay(text, locale) ?? '');
          }}
          onBlur={({ currentTarget: { value: text } }) => {
            setLeft(true);
            if (text.trim() === '' || readDay(text, locale) !== undefined) setTyped(undefined);
          }}
        />
        <Button
          kind="quiet"
          icon="calendar"
          label={messages.calendar({ label })}
          onPress={() => calendar.current?.showPicker()}
        />
        <input
          ref={calendar}
          className={visuallyHidden.visuallyHidden}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={value}
          onChange={({ currentTarget }) => {
            setTyped(undefined);
            change(currentTarget.value);
          }}
        />
      </div>
      <FieldFault id={`${id}-fault`}>
        {isFaulty ? messages.notADay({ example: writtenDay(EXAMPLE_DAY, locale) }) : undefined}
      </FieldFault>
    </div>
  );
}
