import { useMemo } from 'react';
import { readableName } from '../../../../../shared/tender-labels.ts';
import { Field } from '../../../../components/form/field.tsx';
import { RadioGroup } from '../../../../components/form/radio-group.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { countriesIn } from '../../../customer-details/countries.ts';
import type { LocationValues } from './record-form.ts';
import type { FormParts } from './record-form-page.tsx';
import * as styles from './record-form-page.module.css';

/** A location's name, kind, address and contact. */
export function LocationFields({ values, change, box }: FormParts<LocationValues>) {
  const { terminals, customer, language } = useMessages();
  const { facts, businessTypes } = terminals;
  const countries = useMemo(
    () => countriesIn(language).map(({ code, name }) => ({ value: code, name })),
    [language],
  );
  const { locationBusinessType: type } = values;
  const types = ['physical', 'virtual', ...(type === 'physical' || type === 'virtual' ? [] : [type])];
  const names: Readonly<Record<string, string>> = businessTypes;
  const optional = { note: customer.optional };
  return (
    <>
      <Field label={terminals.form.name} {...box('name')} />
      <RadioGroup
        title={facts.type}
        options={types.map((value) => ({ value, name: names[value] ?? readableName(value) }))}
        value={type}
        onChoose={(locationBusinessType) => change({ ...values, locationBusinessType })}
      />
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
        <Field label={facts.phone} inputMode="tel" {...optional} {...box('contactPhone')} />
        <Field
          label={facts.website}
          {...(type !== 'virtual' && optional)}
          hint="https://"
          {...box('website')}
        />
      </div>
    </>
  );
}
