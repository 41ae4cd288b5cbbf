import { readableName } from '../../../../../shared/view/tender-labels.ts';
import { Field } from '../../../../components/form/field.tsx';
import { RadioGroup } from '../../../../components/form/radio-group.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ContactFields } from './contact-fields.tsx';
import type { LocationValues } from './record-form.ts';
import type { FormParts } from './record-form-page.tsx';
import * as styles from './record-form-page.module.css';

/** The fields for a location's name, kind, address and contact. */
export function LocationFields({ values, change, box }: FormParts<LocationValues>) {
  const { terminals } = useMessages();
  const { facts, businessTypes } = terminals;
  const { locationBusinessType: type } = values;
  const types = ['physical', 'virtual', ...(type === 'physical' || type === 'virtual' ? [] : [type])];
  const names: Readonly<Record<string, string>> = businessTypes;
  return (
    <>
      <div className={styles.recordFormHead}>
        <Field label={terminals.form.name} {...box('name')} />
        <RadioGroup
          title={facts.type}
          options={types.map((value) => ({ value, name: names[value] ?? readableName(value) }))}
          value={type}
          onChoose={(locationBusinessType) => change({ ...values, locationBusinessType })}
        />
      </div>
      <ContactFields box={box} needsWebsite={type === 'virtual'} />
    </>
  );
}
