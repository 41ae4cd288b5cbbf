import { ruleOf } from '../../../../shared/onboarding/application-fields.ts';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { DayField } from '../../../components/form/day-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { localeOf, type Language } from '../../../../shared/language.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { countriesIn } from '../../customer-details/countries.ts';
import type { Box } from '../terminals/form/use-form-boxes.ts';
import { choiceName, labelOf } from './field-labels.ts';
import * as styles from './new-application.module.css';
import { feeNameOf } from '../../../../shared/onboarding/application-values.ts';

/** A text box whose value is kept when the focus leaves it. */
export interface KeptBox extends Box {
  readonly onLeave: () => void;
}

interface ApplicationFieldProps {
  readonly field: string;
  readonly box: KeptBox;
  readonly locale: string;
  /** Replaces the options of the rule. */
  readonly options?: readonly { readonly value: string; readonly name: string }[] | undefined;
}

/** Sorted once, because a form has several such lists and sorting takes time. */
const countryOptions = (language: Language) => {
  const known = COUNTRIES.get(language);
  if (known) return known;
  const options = countriesIn(language).map(({ code, name }) => ({ value: code, name }));
  COUNTRIES.set(language, options);
  return options;
};
const COUNTRIES = new Map<Language, readonly { readonly value: string; readonly name: string }[]>();

const HINTS: Readonly<Record<string, string>> = {
  category: '5411',
  phone: '+12075550100',
  website: 'https://',
  amount: '12.50',
  percent: '25',
};

/** One field of the form by its rule: a list for choices, a calendar for a day, covered text for personal data. */
export function ApplicationField({ field, box, locale, options }: ApplicationFieldProps) {
  const messages = useMessages();
  const { customer, language } = messages;
  const rule = ruleOf(field);
  const kind = rule?.kind ?? 'text';
  const countries = kind === 'country' ? countryOptions(language) : undefined;
  const label = labelOf(field, messages);
  if (kind === 'yes-no') {
    return (
      <Checkbox checked={box.value === 'yes'} onChange={(on) => box.onChange(on ? 'yes' : '')}>
        {label}
      </Checkbox>
    );
  }
  if (kind === 'day') {
    return (
      <div className={styles.day}>
        <DayField
          label={label}
          value={box.value}
          locale={localeOf(language, locale)}
          onChange={box.onChange}
        />
      </div>
    );
  }
  const choices =
    options ?? countries ?? rule?.options?.map((value) => ({ value, name: choiceName(value, messages) }));
  const hint = HINTS[kind];
  return (
    <Field
      label={label}
      {...(!rule?.required && feeNameOf(field) === undefined && { note: customer.optional })}
      {...(hint !== undefined && { hint })}
      {...(kind === 'email' && { inputMode: 'email' })}
      {...(kind === 'phone' && { inputMode: 'tel' })}
      {...(kind === 'lines' && { lines: 3 })}
      {...(kind === 'nine-digits' || rule?.isPersonal ? { type: 'secret' } : {})}
      {...(choices && { options: [{ value: '', name: customer.chooseCountry }, ...choices] })}
      {...box}
    />
  );
}
