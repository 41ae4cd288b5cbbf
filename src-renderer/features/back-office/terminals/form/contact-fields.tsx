import { useMemo } from 'react';
import { Field } from '../../../../components/form/field.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { countriesIn } from '../../../customer-details/countries.ts';
import type { ContactValues } from './record-form.ts';
import type { Box } from './use-form-boxes.ts';
import * as styles from './record-form-page.module.css';

interface ContactFieldsProps {
  readonly box: (field: keyof ContactValues & string) => Box;
  readonly needsWebsite?: boolean;
}

/** The address, which is complete or missing, and the contact. */
export function ContactFields({ box, needsWebsite = false }: ContactFieldsProps) {
  const { terminals, customer, language } = useMessages();
  const { facts } = terminals;
  const countries = useMemo(
    () => countriesIn(language).map(({ code, name }) => ({ value: code, name })),
    [language],
  );
  const optional = { note: customer.optional };
  return (
    <div className={styles.recordFormFields}>
      <Field label={customer.labels.address} {...box('address')} />
      <Field label={customer.labels.address2} {...optional} {...box('address2')} />
      <Field label={customer.labels.postalCode} {...box('postalCode')} />
      <Field label={customer.labels.city} {...box('city')} />
      <Field label={customer.labels.state} {...box('state')} />
      <Field
        label={customer.labels.countryCode}
        {...box('countryCode')}
        options={[{ value: '', name: customer.chooseCountry }, ...countries]}
      />
      <Field label={facts.email} inputMode="email" {...optional} {...box('contactEmail')} />
      <Field label={facts.phone} inputMode="tel" {...optional} hint="+12075550100" {...box('contactPhone')} />
      <Field label={facts.website} {...(!needsWebsite && optional)} hint="https://" {...box('website')} />
    </div>
  );
}
