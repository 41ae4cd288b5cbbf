import { CARRIED_OVER, type CarriedOver } from '../../../../../shared/contract/back-office/hand-over.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Checkbox } from '../../../../components/form/checkbox.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { HandOverValues, TypedField } from './hand-over-values.ts';

interface StoreFieldsProps {
  readonly values: HandOverValues;
  readonly box: (field: TypedField) => {
    readonly value: string;
    readonly fault: string | undefined;
    readonly onChange: (text: string) => void;
  };
  /** This till's settings that the other store may share. */
  readonly carried: readonly CarriedOver[];
  readonly asksCurrency: boolean;
  readonly terminal: TerminalView;
  readonly onCarry: (carries: readonly CarriedOver[]) => void;
}

/** The settings of another merchant's store. Proposals are shown for confirmation and never copied without it. */
export function StoreFields(props: StoreFieldsProps) {
  const { values, box, carried, asksCurrency, terminal, onCarry } = props;
  const { handOver, setup } = useMessages();
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, name: zone }));
  const rates = terminal.tax?.rates.map(({ name, percent }) => `${name} ${percent}%`).join(', ') ?? '';
  const nameOf = (what: CarriedOver) =>
    what === 'tax' ? handOver.carries.tax({ rates }) : handOver.carries.network;
  return (
    <>
      {asksCurrency && <Field label={setup.office.currency} hint="USD" {...box('currency')} />}
      <Field label={handOver.locale} hint="en-US" {...box('locale')} />
      <Field
        label={handOver.timeZone}
        options={[{ value: '', name: handOver.zoneOfComputer }, ...zones]}
        {...box('timeZone')}
      />
      {CARRIED_OVER.filter((what) => carried.includes(what)).map((what) => (
        <Checkbox
          key={what}
          checked={values.carries.includes(what)}
          onChange={(ticked) =>
            onCarry(
              ticked ? [...values.carries, what] : values.carries.filter((carriedNow) => carriedNow !== what),
            )
          }
        >
          {nameOf(what)}
        </Checkbox>
      ))}
    </>
  );
}
