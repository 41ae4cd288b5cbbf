import { useId, useMemo } from 'react';
import type { Language } from '../../shared/language.ts';
import { countriesIn } from './countries.ts';
import * as styles from '../parts/field.module.css';

interface CountryFieldProps {
  readonly label: string;
  /** ISO alpha-2; empty while none is chosen. */
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (code: string) => void;
  readonly onLeave: () => void;
  readonly language: Language;
  /** Stands in the box while none is chosen. */
  readonly choose: string;
}

/** A country from the list: its code is what the service wants, its name is what people know. */
export function CountryField({
  label,
  value,
  fault,
  onChange,
  onLeave,
  language,
  choose,
}: CountryFieldProps) {
  const id = useId();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <div className={styles.field} data-part="field" data-faulty={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        autoComplete="country"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      >
        <option value="">{choose}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.fieldFault} data-part="field-fault" id={`${id}-fault`} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}
