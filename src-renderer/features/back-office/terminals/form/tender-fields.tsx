import type { TendersOfRecord } from '../../../../../shared/contract/back-office/hierarchy.ts';
import { tenderView } from '../../../../../shared/view/tender-labels.ts';
import { Checkbox } from '../../../../components/form/checkbox.tsx';
import { FieldFault } from '../../../../components/form/field.tsx';
import { RadioGroup } from '../../../../components/form/radio-group.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { choosableTenders } from './tender-effect.ts';
import type { TenderSource, TerminalValues } from './record-form.ts';
import * as styles from './tender-fields.module.css';

interface TenderFieldsProps<T extends TerminalValues> {
  readonly kind: 'location' | 'terminal';
  /** The current tenders; for a new record those that it would inherit. */
  readonly tenders: TendersOfRecord;
  readonly values: T;
  readonly onChange: (values: T) => void;
  readonly fault: string | undefined;
}

/** The source of the tenders, and their choice where they are set here. */
export function TenderFields<T extends TerminalValues>(props: TenderFieldsProps<T>) {
  const { kind, tenders, values, onChange, fault } = props;
  const { terminals } = useMessages();
  const { form, tenders: texts } = terminals;
  const { state } = tenders;
  const names = { keep: form.keep, inherit: form.inherit[kind], own: form.own };
  // The note is about the current tenders only.
  const isAsNow =
    values.tenderSource === (state === 'inherited' ? 'inherit' : state === 'own' ? 'own' : 'keep');
  const toggle = (tender: string, on: boolean) => {
    const others = values.tenderTypes.filter((each) => each !== tender);
    onChange({ ...values, tenderTypes: on ? [...others, tender] : others });
  };
  return (
    <div className={styles.tenderFields}>
      <RadioGroup
        title={texts.title}
        options={sourcesOf(state).map((source) => ({ value: source, name: names[source] }))}
        value={values.tenderSource}
        onChoose={(tenderSource) => onChange({ ...values, tenderSource })}
      />
      {isAsNow && <p>{state === 'unknown' ? texts.unknown : texts[state][kind]}</p>}
      {values.tenderSource === 'own' && (
        <div role="group" aria-label={texts.title} className={styles.tenderBoxes}>
          {choosableTenders(tenders).map((tender) => (
            <Checkbox
              key={tender}
              checked={values.tenderTypes.includes(tender)}
              onChange={(on) => toggle(tender, on)}
            >
              <bdi>{tenderView(tender).label}</bdi>
            </Checkbox>
          ))}
        </div>
      )}
      <FieldFault>{fault}</FieldFault>
    </div>
  );
}

/** The sources to choose from. `keep` is offered where the record does not tell whether its list is inherited. */
function sourcesOf(state: TendersOfRecord['state']): readonly TenderSource[] {
  return state === 'inherited' || state === 'own' ? ['inherit', 'own'] : ['keep', 'inherit', 'own'];
}
