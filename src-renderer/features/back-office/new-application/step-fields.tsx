import type { FeeLine } from '../../../../shared/contract/back-office/merchants.ts';
import {
  BANK_FIELDS,
  BUSINESS_FIELDS,
  LOCATION_FIELDS,
  MONTHS,
  type ApplicationStep,
} from '../../../../shared/onboarding/application-fields.ts';
import { feeField, listOf, textOf } from '../../../../shared/onboarding/application-values.ts';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ApplicationField } from './application-field.tsx';
import { EntryFields, type StepProps } from './entry-fields.tsx';
import { labelOf, monthName } from './field-labels.ts';
import * as formStyles from '../terminals/form/record-form-page.module.css';
import * as styles from './new-application.module.css';

export interface StepFieldsProps extends StepProps {
  readonly step: Exclude<ApplicationStep, 'review'>;
  readonly partners: readonly { readonly value: string; readonly name: string }[];
  /** Fees of the partner's schedule; `undefined` until they were read. */
  readonly fees: readonly FeeLine[] | undefined;
}

/** The fields of one step. */
export function StepFields({ step, partners, fees, ...props }: StepFieldsProps) {
  switch (step) {
    case 'business':
      return <SingleFields {...props} fields={namesOf(BUSINESS_FIELDS)} partners={partners} />;
    case 'addresses':
      return <EntryFields {...props} list="addresses" />;
    case 'people':
      return <EntryFields {...props} list="stakeholders" />;
    case 'bank':
      return <SingleFields {...props} fields={namesOf(BANK_FIELDS)} />;
    case 'fees':
      return <FeeFields {...props} fees={fees} />;
    case 'locations':
      return (
        <>
          <SingleFields
            {...props}
            fields={namesOf(LOCATION_FIELDS).filter((field) => field !== 'operationalMonths')}
          />
          <MonthFields {...props} />
        </>
      );
  }
}

const namesOf = (fields: readonly (readonly [name: string, ...unknown[]])[]) => fields.map(([name]) => name);

interface SingleFieldsProps extends StepProps {
  readonly fields: readonly string[];
  readonly partners?: StepFieldsProps['partners'];
}

function SingleFields({ fields, partners, box, locale }: SingleFieldsProps) {
  return (
    <div className={formStyles.recordFormFields}>
      {fields.map((field) => (
        <ApplicationField
          key={field}
          field={field}
          box={box(field)}
          locale={locale}
          options={field === 'partnerId' ? partners : undefined}
        />
      ))}
    </div>
  );
}

/** Each fee of the partner's schedule, with its floor. */
function FeeFields({ fees, values, box }: StepProps & Pick<StepFieldsProps, 'fees'>) {
  const messages = useMessages();
  const { newApplication, settlements } = messages;
  if (textOf(values, 'partnerId') === '') return <p>{newApplication.fees.partnerFirst}</p>;
  if (!fees) return <p role="status">{settlements.loading}</p>;
  const named = fees.flatMap(({ name, kind, buyRate }) =>
    name === undefined ? [] : [{ name, kind, buyRate }],
  );
  if (named.length === 0) return <p>{newApplication.fees.none}</p>;
  return (
    <>
      <p>{newApplication.fees.text}</p>
      <div className={formStyles.recordFormFields}>
        {named.map(({ name, kind, buyRate }) => (
          <Field
            key={name}
            label={labelOf(feeField(name), messages)}
            note={newApplication.fees.least({ rate: kind === 'percentage' ? `${buyRate}%` : buyRate })}
            {...box(feeField(name))}
          />
        ))}
      </div>
    </>
  );
}

function MonthFields({ values, change, locale }: StepProps) {
  const messages = useMessages();
  const chosen = listOf(values, 'operationalMonths');
  const toggle = (month: string, on: boolean) => {
    const wanted = MONTHS.filter((each) => (each === month ? on : chosen.includes(each)));
    change({ ...values, operationalMonths: wanted });
  };
  return (
    <fieldset className={styles.months}>
      <legend>{labelOf('operationalMonths', messages)}</legend>
      <div>
        {MONTHS.map((month, nth) => (
          <Checkbox key={month} checked={chosen.includes(month)} onChange={(on) => toggle(month, on)}>
            {monthName(nth, messages, locale)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
