import { useId } from 'react';
import * as styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  /** Shown in the empty box. */
  readonly hint?: string;
  /** Quiet words after the label. */
  readonly note?: string;
  readonly fault?: string | undefined;
  readonly type?: 'password';
  readonly name?: string;
  /** What the box is for, as browsers know it; nothing is filled in without it. */
  readonly autoComplete?: string;
  /** Which keyboard a touch screen brings up. */
  readonly inputMode?: 'email' | 'tel';
  /** Given together: the caller keeps the text. Otherwise the form does. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  /** Takes Enter for itself; without it, Enter submits the form. */
  readonly onEnter?: () => void;
  /** Called with the text when the box loses the focus. */
  readonly onLeave?: (text: string) => void;
}

/** One labelled text box with its fault beneath it. */
export function Field({
  label,
  hint,
  note,
  fault,
  type,
  name,
  autoComplete = 'off',
  inputMode,
  value,
  onChange,
  onEnter,
  onLeave,
}: FieldProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  const noteId = `${id}-note`;
  const described = [note !== undefined && noteId, fault !== undefined && faultId].filter(
    (each) => each !== false,
  );
  return (
    <div className={styles.field} data-part="field" data-faulty={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      {note !== undefined && (
        <span className={styles.fieldNote} data-part="field-note" id={noteId}>
          {note}
        </span>
      )}
      <input
        id={id}
        type={type ?? 'text'}
        name={name}
        value={value}
        placeholder={hint}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onKeyDown={(event) => {
          // Enter that ends the composing of Japanese or Chinese belongs to the input method.
          if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        onBlur={onLeave === undefined ? undefined : (event) => onLeave(event.currentTarget.value)}
        onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.fieldFault} data-part="field-fault" id={faultId} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}
