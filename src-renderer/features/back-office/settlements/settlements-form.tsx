import { SETTLEMENT_LISTS } from '../../../../shared/contract/back-office/settlements.ts';
import type { SettlementList, SettlementScope } from '../../../../shared/contract/back-office/settlements.ts';
import { DayField } from '../../../components/form/day-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SearchFrame } from '../search/search-frame.tsx';

/** What was chosen. Days as `2026-05-12`, empty where open. */
export interface Picked {
  readonly list: SettlementList;
  readonly scope: SettlementScope;
  readonly from: string;
  readonly to: string;
  readonly oldestFirst: boolean;
}

interface SettlementsFormProps {
  readonly picked: Picked;
  /** The scopes that can be chosen. */
  readonly scopes: readonly SettlementScope[];
  /** Locale in which days are written. */
  readonly locale: string;
  readonly onPick: (picked: Picked) => void;
}

/** The choice of list, scope, days and order. A choice counts at once. */
export function SettlementsForm({ picked, scopes, locale, onPick }: SettlementsFormProps) {
  const { settlements, payments, credentials, findPayment } = useMessages();
  const pick = (part: Partial<Picked>) => onPick({ ...picked, ...part });
  return (
    <SearchFrame
      filters={
        <div role="group">
          <DayField
            label={findPayment.from}
            locale={locale}
            value={picked.from}
            onChange={(from) => pick({ from })}
          />
          <DayField
            label={findPayment.to}
            locale={locale}
            value={picked.to}
            onChange={(to) => pick({ to })}
          />
          <Field
            label={settlements.order}
            value={picked.oldestFirst ? 'oldest' : 'newest'}
            options={[
              { value: 'newest', name: settlements.newest },
              { value: 'oldest', name: settlements.oldest },
            ]}
            onChange={(order) => pick({ oldestFirst: order === 'oldest' })}
          />
        </div>
      }
    >
      <RadioGroup
        layout="row"
        title={settlements.show}
        options={SETTLEMENT_LISTS.map((value) => ({ value, name: settlements.by[value] }))}
        value={picked.list}
        onChoose={(list) => pick({ list })}
      />
      {scopes.length > 1 && (
        <RadioGroup
          layout="row"
          title={payments.whose}
          options={scopes.map((value) => ({ value, name: credentials.scopes[value] }))}
          value={picked.scope}
          onChoose={(scope) => pick({ scope })}
        />
      )}
    </SearchFrame>
  );
}
