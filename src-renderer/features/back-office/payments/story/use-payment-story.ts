import { useEffect, useState } from 'react';
import type { PaymentName, PaymentStory } from '../../../../../shared/contract/back-office/payment-story.ts';
import type { PaymentRow } from '../../../../../shared/contract/back-office/payments.ts';
import type { Failure } from '../../../../../shared/failure.ts';
import { call } from '../../../../state/call.ts';
import { useConnection } from '../../../../state/connection.ts';
import { useSaleState } from '../../../history/use-past-sale.ts';

interface Looked {
  readonly story?: PaymentStory;
  /** Why the till's ledger cannot be read. */
  readonly failure?: Failure;
  readonly asking: boolean;
}

/** Both sides of a row's payment. They are read when it is opened, whenever its sale changes, and by `again`. */
export function usePaymentStory(row: PaymentRow): Looked & { readonly again: () => void } {
  const { commands } = useConnection();
  const name = nameOf(row);
  const state = useSaleState(row.sale?.id);
  const [times, setTimes] = useState(0);
  const [looked, setLooked] = useState<Looked>({ asking: name !== undefined });
  useEffect(() => {
    if (name === undefined) return;
    let wanted = true;
    void call(commands, 'payments.get', JSON.parse(name) as PaymentName).then((answer) => {
      if (wanted)
        setLooked({ asking: false, ...(answer.ok ? { story: answer.value } : { failure: answer.failure }) });
    });
    return () => {
      wanted = false;
    };
  }, [commands, name, state, times]);
  const again = () => {
    setLooked((now) => ({ ...now, asking: true }));
    setTimes((now) => now + 1);
  };
  return { ...looked, again };
}

/**
 * The name by which a payment is requested. A payment of another till without a tracking id has none; then the list's
 * row is all there is.
 */
function nameOf({ sale, payment }: PaymentRow): string | undefined {
  if (sale) return JSON.stringify({ saleId: sale.id } satisfies PaymentName);
  const { trackingId } = payment ?? {};
  return trackingId === undefined ? undefined : JSON.stringify({ trackingId } satisfies PaymentName);
}
