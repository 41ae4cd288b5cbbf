import type { SubmitEvent } from 'react';
import { PAYMENT_ORDERS, type PaymentOrder } from '../../../../shared/contract/back-office/payments.ts';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { StaffView } from '../../../../shared/contract/staff-view.ts';
import type { TenderView } from '../../../../shared/contract/views.ts';
import { OUTCOMES } from '../../../../shared/payment/payment-status.ts';
import { DayField } from '../../../components/form/day-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { SearchBox } from '../../../components/form/search-box.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './payments-form.module.css';

/** What somebody has typed and picked; empty where nothing is. */
export interface Typed {
  readonly text: string;
  readonly scope: HistoryScope;
  /** As `2026-05-12`. */
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly tender: string;
  readonly cashierId: string;
  readonly place: string;
  readonly order: PaymentOrder;
}

/** The service sorts what one question of its own can ask: dates, status and tender. */
export function canBeSorted({ text, cashierId, place, scope }: Typed): boolean {
  return text === '' && cashierId === '' && (scope === 'terminal' || place === '');
}

interface PaymentsFormProps {
  readonly typed: Typed;
  /** How days are written. */
  readonly locale: string;
  /** Whose payments can be asked for. */
  readonly scopes: readonly HistoryScope[];
  readonly tenders: readonly TenderView[];
  readonly cashiers: StaffView['cashiers'];
  readonly onChange: (typed: Typed) => void;
  /** Looks for what is given: what is picked counts at once, what is typed with Enter. */
  readonly onSearch: (typed: Typed) => void;
}

/** One box that understands what is typed or scanned, whose payments, and what narrows them down. */
export function PaymentsForm(props: PaymentsFormProps) {
  const { typed, locale, scopes, tenders, cashiers, onChange, onSearch } = props;
  const { findPayment, payments, credentials, outcomes, stages, settlements } = useMessages();
  const pick = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    onChange(next);
    onSearch(next);
  };
  const orders: Readonly<Record<PaymentOrder, string>> = {
    newest: settlements.newest,
    oldest: settlements.oldest,
    changed: payments.changedFirst,
    status: payments.byStatus,
  };
  const any = { value: '', name: payments.any };
  const statuses = [
    { value: 'created', name: stages.waiting },
    { value: 'processing', name: stages.seen },
    ...OUTCOMES.map((outcome) => ({ value: outcome, name: outcomes[outcome].title })),
  ];
  return (
    <form
      className={styles.paymentsForm}
      role="search"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <SearchBox
        label={findPayment.search}
        hint={findPayment.hint}
        scanHint={findPayment.scanHint}
        find={findPayment.find}
        value={typed.text}
        onChange={(text) => onChange({ ...typed, text })}
      />
      {scopes.length > 1 && (
        <RadioGroup
          layout="row"
          title={payments.whose}
          options={scopes.map((value) => ({ value, name: credentials.scopes[value] }))}
          value={typed.scope}
          onChoose={(scope) => pick({ scope })}
        />
      )}
      {scopes.length > 0 && canBeSorted(typed) && (
        <Field
          label={settlements.order}
          value={typed.order}
          options={PAYMENT_ORDERS.map((value) => ({ value, name: orders[value] }))}
          onChange={(picked) => pick({ order: PAYMENT_ORDERS.find((order) => order === picked) ?? 'newest' })}
        />
      )}
      <details className={styles.paymentsNarrow}>
        <summary>{payments.narrow}</summary>
        <div>
          <DayField
            label={findPayment.from}
            locale={locale}
            value={typed.from}
            onChange={(from) => pick({ from })}
          />
          <DayField label={findPayment.to} locale={locale} value={typed.to} onChange={(to) => pick({ to })} />
          <Field
            label={payments.status}
            value={typed.status}
            options={[any, ...statuses]}
            onChange={(status) => pick({ status })}
          />
          {tenders.length > 0 && (
            <Field
              label={payments.tender}
              value={typed.tender}
              options={[any, ...tenders.map((tender) => ({ value: tender.id, name: tender.label }))]}
              onChange={(tender) => pick({ tender })}
            />
          )}
          {cashiers.length > 0 && (
            <Field
              label={payments.cashier}
              value={typed.cashierId}
              options={[any, ...cashiers.map((cashier) => ({ value: cashier.id, name: cashier.name }))]}
              onChange={(cashierId) => pick({ cashierId, place: '' })}
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
        </div>
      </details>
    </form>
  );
}
