import { Field } from '../../../../components/form/field.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ContactFields } from '../../terminals/form/contact-fields.tsx';
import type { FormParts } from '../../terminals/form/record-form-page.tsx';
import type { MerchantValues } from './merchant-form.ts';
import * as styles from '../../terminals/form/record-form-page.module.css';

/** The fields of a merchant that can be written directly. */
export function MerchantFields({ box }: Pick<FormParts<MerchantValues>, 'box'>) {
  const { merchants, terminals, customer } = useMessages();
  return (
    <>
      <div className={styles.recordFormFields}>
        <Field label={terminals.form.name} {...box('name')} />
        <Field label={merchants.facts.category} hint="5411" {...box('merchantCategoryCode')} />
        <Field label={merchants.facts.externalId} note={customer.optional} {...box('externalId')} />
      </div>
      <ContactFields box={box} />
    </>
  );
}
