import { useLayoutEffect, useMemo, useRef, type SubmitEvent } from 'react';
import type { PayerField, TypedPayer } from '../../../shared/customer/details.ts';
import type { Language } from '../../../shared/language.ts';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './customer-form.module.css';
import { CUSTOMER_BOXES } from './form-fields.ts';
import type { ShownFaults } from './shown-faults.ts';
import { countriesIn } from './countries.ts';

interface CustomerFormProps {
  readonly value: TypedPayer;
  readonly onChange: (value: TypedPayer) => void;
  readonly faults: ShownFaults;
  /** Somebody went on from a field. */
  readonly onLeave: (field: PayerField) => void;
  /** Of the country names. */
  readonly language: Language;
  /** Nothing may be sent now. */
  readonly busy: boolean;
  /** What pressing the button does, e.g. "Charge $12.34". */
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  /** Both only where the details are not needed. */
  readonly skipLabel?: string;
  readonly onSkip?: () => void;
}

/** Who pays. It knows no store, so that a cashier and a customer can have the same form, each on their own screen. */
export function CustomerForm(props: CustomerFormProps) {
  const { value, onChange, faults, onLeave, language, busy, submitLabel, onSubmit, skipLabel, onSkip } =
    props;
  const messages = useMessages().customer;
  const form = useRef<HTMLFormElement>(null);
  const attempted = useRef(false);
  // The first box to correct gets the focus, once its fault is on the screen.
  useLayoutEffect(() => {
    if (!attempted.current) return;
    attempted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempted.current = true;
    onSubmit();
  };
  const box = (field: PayerField) => {
    const fault = faults[field];
    return {
      label: messages.labels[field],
      value: value[field],
      fault: fault === undefined ? undefined : messages.faults[fault],
      onChange: (text: string) => onChange({ ...value, [field]: text }),
      onLeave: () => onLeave(field),
    };
  };

  return (
    <form ref={form} className={styles.customerForm} data-part="customer-form" noValidate onSubmit={submit}>
      {CUSTOMER_BOXES.map(({ field, isOptional, ...input }) => (
        <Field key={field} {...box(field)} {...input} {...(isOptional && { note: messages.optional })} />
      ))}
      <CountryField {...box('countryCode')} language={language} choose={messages.chooseCountry} />
      <Field
        {...box('refundEmail')}
        hint={messages.sameAsEmail}
        note={messages.optional}
        inputMode="email"
        autoComplete="off"
      />
      <div className={styles.customerFormActions} data-part="customer-form-actions">
        <Button kind="primary" disabled={busy}>
          {submitLabel}
        </Button>
        {onSkip !== undefined && (
          <Button kind="secondary" disabled={busy} onPress={onSkip}>
            {skipLabel}
          </Button>
        )}
      </div>
    </form>
  );
}

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
function CountryField({ language, choose, ...field }: CountryFieldProps) {
  const countries = useMemo(
    () => countriesIn(language).map(({ code, name }) => ({ value: code, name })),
    [language],
  );
  return <Field {...field} autoComplete="country" options={[{ value: '', name: choose }, ...countries]} />;
}
