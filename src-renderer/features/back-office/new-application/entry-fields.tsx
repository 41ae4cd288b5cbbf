import { ENTRY_LISTS, type EntryList } from '../../../../shared/onboarding/application-fields.ts';
import {
  entryField,
  listOf,
  textOf,
  withEntry,
  withoutEntry,
  withSigner,
  type ApplicationValues,
} from '../../../../shared/onboarding/application-values.ts';
import { Button } from '../../../components/button/button.tsx';
import { FieldFault } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ApplicationField, type KeptBox } from './application-field.tsx';
import * as formStyles from '../terminals/form/record-form-page.module.css';
import * as styles from './new-application.module.css';

/** Props of the fields of a step. */
export interface StepProps {
  readonly values: ApplicationValues;
  readonly change: (values: ApplicationValues) => void;
  readonly box: (field: string) => KeptBox;
  readonly faultOf: (field: string) => string | undefined;
  readonly locale: string;
}

/** A section with several entries, for example stakeholders, with buttons that add and remove one. */
export function EntryFields({ list, ...step }: StepProps & { readonly list: EntryList }) {
  const { values, change, box, faultOf, locale } = step;
  const { newApplication } = useMessages();
  const texts = newApplication.entries[list];
  const keys = listOf(values, list);
  const { most, fields } = ENTRY_LISTS[list];
  return (
    <>
      {keys.map((key, nth) => (
        <section key={key} className={styles.entry} aria-label={texts.one({ number: nth + 1 })}>
          <div className={styles.entryHead}>
            <h3>{texts.one({ number: nth + 1 })}</h3>
            {keys.length > 1 && (
              <Button kind="quiet" onPress={() => change(withoutEntry(values, list, key))}>
                {texts.remove({ number: nth + 1 })}
              </Button>
            )}
          </div>
          <div className={formStyles.recordFormFields}>
            {fields
              .map(([name]) => name)
              .filter((name) => isAsked(name, textOf(values, entryField(list, key, 'ownershipType'))))
              .map((name) => {
                const field = entryField(list, key, name);
                const asked = box(field);
                return (
                  <ApplicationField
                    key={name}
                    field={field}
                    locale={locale}
                    box={
                      name === 'isApplicationSigner'
                        ? { ...asked, onChange: (on) => change(signed(key, on)) }
                        : asked
                    }
                  />
                );
              })}
          </div>
          <FieldFault>
            {list === 'stakeholders' && faultOf(entryField(list, key, 'isApplicationSigner'))}
          </FieldFault>
        </section>
      ))}
      <FieldFault>{faultOf(list)}</FieldFault>
      {keys.length < most && (
        <div>
          <Button kind="secondary" icon="plus" onPress={() => change(withEntry(values, list))}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );

  /** Makes this stakeholder the only signer. */
  function signed(key: string, on: string) {
    return on === 'yes'
      ? withSigner(values, key)
      : { ...values, [entryField('stakeholders', key, 'isApplicationSigner')]: '' };
  }
}

/** A stakeholder who owns nothing is not asked for a share. */
const isAsked = (name: string, ownershipType: string): boolean =>
  name !== 'ownershipPercentage' || ownershipType !== 'nonOwner';
