import { useId } from 'react';
import './field.css';

interface FieldProps {
  readonly label: string;
  /** Shown in the empty box. */
  readonly hint?: string;
  /** Quiet words after the label. */
  readonly note?: string;
  readonly fault?: string | undefined;
  readonly type?: 'password';
  readonly name?: string;
  /** Given together: the caller keeps the text. Otherwise the form does. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  /** Called with the text when the box loses the focus. */
  readonly onLeave?: (text: string) => void;
}

/** One labelled text box with its fault beneath it. */
export function Field({ label, hint, note, fault, type, name, value, onChange, onLeave }: FieldProps) {
  const id = useId();
  const faultId = `${id}-fault`;
  const noteId = `${id}-note`;
  const described = [note !== undefined && noteId, fault !== undefined && faultId].filter(
    (each) => each !== false,
  );
  return (
    <div className="field" data-faulty={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      {note !== undefined && (
        <span className="field-note" id={noteId}>
          {note}
        </span>
      )}
      <input
        id={id}
        type={type ?? 'text'}
        name={name}
        value={value}
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onBlur={onLeave === undefined ? undefined : (event) => onLeave(event.currentTarget.value)}
        onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.value)}
      />
      <p className="field-fault" id={faultId} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}
