import { useState } from 'react';
import { payerFaults } from '../../../shared/customer/check.ts';
import { emptyPayer, PAYER_FIELDS, payerDetails } from '../../../shared/customer/details.ts';
import type { PayerDetails, PayerField, TypedPayer } from '../../../shared/customer/details.ts';
import { faultsOfLeft, type ShownFaults } from './shown-faults.ts';

export interface CustomerDraft {
  readonly value: TypedPayer;
  readonly faults: ShownFaults;
  readonly change: (value: TypedPayer) => void;
  /** Somebody went on from this field: now its faults are said. */
  readonly leave: (field: PayerField) => void;
  /** What was typed, or `undefined` when something is wrong with it, which is then said. */
  readonly finish: () => PayerDetails | undefined;
}

/**
 * Details while they are typed. They live as long as the component that holds them, so that those of one customer never
 * show up for the next.
 */
export function useCustomerDraft(countryCode: string, needed: boolean): CustomerDraft {
  const [value, change] = useState(() => emptyPayer(countryCode));
  const [left, setLeft] = useState<ReadonlySet<PayerField>>(new Set());
  const found = payerFaults(value, needed);
  return {
    value,
    faults: faultsOfLeft(found, left),
    change,
    leave: (field) => setLeft((before) => new Set([...before, field])),
    finish: () => {
      setLeft(new Set(PAYER_FIELDS));
      return Object.keys(found).length === 0 ? payerDetails(value) : undefined;
    },
  };
}
