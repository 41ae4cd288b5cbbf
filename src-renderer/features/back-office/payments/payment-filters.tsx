import { DayField } from '../../../components/form/day-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { FilterOptions } from './filter-options.ts';
import { canBeSorted, type Typed } from './typed-search.ts';

interface PaymentFiltersProps {
  readonly typed: Typed;
  /** How days are written. */
  readonly locale: string;
  readonly options: FilterOptions;
  readonly onChange: (typed: Typed) => void;
  /** Something was picked, which counts at once. */
  readonly onPick: (part: Partial<Typed>) => void;
}

/** Whose payments, what narrows them down, and their order. */
export function PaymentFilters({ typed, locale, options, onChange, onPick }: PaymentFiltersProps) {
  const { findPayment, payments, settlements } = useMessages();
  const { scopes, statuses, tenders, cashiers, orders } = options;
  const any = { value: '', name: payments.any };
  return (
    <>
      {scopes.length > 1 && (
        <RadioGroup
          layout="row"
          title={payments.whose}
          options={scopes}
          value={typed.scope}
          onChoose={(scope) => onPick({ scope })}
        />
      )}
      <DayField
        label={findPayment.from}
        locale={locale}
        value={typed.from}
        onChange={(from) => onPick({ from })}
      />
      <DayField label={findPayment.to} locale={locale} value={typed.to} onChange={(to) => onPick({ to })} />
      <Field
        label={payments.status}
        value={typed.status}
        options={[any, ...statuses]}
        onChange={(status) => onPick({ status })}
      />
      {tenders.length > 0 && (
        <Field
          label={payments.tender}
          value={typed.tender}
          options={[any, ...tenders]}
          onChange={(tender) => onPick({ tender })}
        />
      )}
      {cashiers.length > 0 && (
        <Field
          label={payments.cashier}
          value={typed.cashierId}
          options={[any, ...cashiers]}
          onChange={(cashierId) => onPick({ cashierId, place: '' })}
        />
      )}
      {typed.scope !== 'terminal' && (
        <Field
          label={payments.place}
          hint={payments.placeHint}
          value={typed.place}
          onChange={(place) => onChange({ ...typed, place, cashierId: '' })}
        />
      )}
      {scopes.length > 0 && canBeSorted(typed) && (
        <Field
          label={settlements.order}
          value={typed.order}
          options={orders}
          onChange={(picked) =>
            onPick({ order: orders.find(({ value }) => value === picked)?.value ?? 'newest' })
          }
        />
      )}
    </>
  );
}
