import { useMemo } from 'react';
import type { Language } from '../../../shared/language.ts';
import { Field } from '../../components/form/field.tsx';
import { countriesIn } from './countries.ts';

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
export function CountryField({ language, choose, ...field }: CountryFieldProps) {
  const countries = useMemo(
    () => countriesIn(language).map(({ code, name }) => ({ value: code, name })),
    [language],
  );
  return <Field {...field} autoComplete="country" options={[{ value: '', name: choose }, ...countries]} />;
}
