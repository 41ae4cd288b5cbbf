import { useId, useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import { RevealButton } from './reveal-button.tsx';
import * as visuallyHidden from '../text/visually-hidden.module.css';
import * as styles from './field.module.css';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps {
  readonly label: string;
  /** Only read out: the box says by its hint what it is for. */
  readonly labelHidden?: boolean;
  /** Shown in the empty box. */
  readonly hint?: string;
  /** Quiet text after the label. */
  readonly note?: string;
  readonly fault?: string | undefined;
  /** `secret` is a password that whoever types it may look at: nobody else stands before a set-up. */
  readonly type?: 'password' | 'secret';
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
  /** Room for a text of several lines, in which Enter begins the next. */
  readonly lines?: number;
  /** What can be chosen: then it is a list instead of a box. */
  readonly options?: readonly { readonly value: string; readonly name: string; readonly language?: string }[];
}

/**
 * React keeps the last value of a box beside it, and the box may stay in memory for long: a secret would be there after it
 * was sent. Setting the box to an empty text empties that copy, too.
 */
function forgetTyped(box: HTMLInputElement) {
  const { form } = box;
  const forget = () => {
    box.value = '';
  };
  form?.addEventListener('reset', forget);
  return () => {
    form?.removeEventListener('reset', forget);
    forget();
  };
}

/** One labelled text box, or list to choose from, with its fault beneath it: the one way in which screens draw it. */
export function Field({
  label,
  labelHidden = false,
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
  lines,
  options,
}: FieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const faultId = `${id}-fault`;
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const described = [note !== undefined && noteId, fault !== undefined && faultId].filter(
    (each) => each !== false,
  );
  const control = {
    id,
    name,
    value,
    autoComplete,
    'aria-invalid': fault !== undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    onBlur: onLeave && ((event: FocusEvent<Box>) => onLeave(event.currentTarget.value)),
    onChange: onChange && ((event: ChangeEvent<Box>) => onChange(event.currentTarget.value)),
  };
  return (
    <div className={styles.field} data-part="field" data-faulty={fault !== undefined}>
      <label id={labelId} className={labelHidden ? visuallyHidden.visuallyHidden : undefined} htmlFor={id}>
        {label}
      </label>
      {note !== undefined && (
        <span className={styles.fieldNote} data-part="field-note" id={noteId}>
          {note}
        </span>
      )}
      {lines !== undefined && <textarea {...control} rows={lines} placeholder={hint} />}
      {lines !== undefined ? null : options === undefined ? (
        <div
          className={styles.fieldBox}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setRevealed(false);
          }}
        >
          <input
            {...control}
            ref={value === undefined ? forgetTyped : undefined}
            type={type === undefined || revealed ? 'text' : 'password'}
            placeholder={hint}
            inputMode={inputMode}
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setRevealed(false);
              // An Enter that ends the composition of Japanese or Chinese text belongs to the input method.
              if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter();
            }}
          />
          {type === 'secret' && (
            <RevealButton boxId={id} labelId={labelId} revealed={revealed} onReveal={setRevealed} />
          )}
        </div>
      ) : (
        <select {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.language}>
              {option.name}
            </option>
          ))}
        </select>
      )}
      <FieldFault id={faultId}>{fault}</FieldFault>
    </div>
  );
}

/** What is wrong with what stands above it. Always there, so that it is read out when it changes. */
export function FieldFault({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.fieldFault} data-part="field-fault" id={id} aria-live="polite">
      {children}
    </p>
  );
}
