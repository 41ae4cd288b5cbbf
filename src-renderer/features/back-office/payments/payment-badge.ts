import type { KnownBy, PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { PaymentStatus } from '../../../../shared/payment/payment-status.ts';
import { statusLabel } from '../../../../shared/payment/status-label.ts';
import type { Messages } from '../../../messages/use-messages.ts';
import { outcomeStyle } from '../../payment/outcome/outcome-style.ts';
import { saleBadge, type SaleBadge } from '../../payment/open-sales/sale-badge.ts';

/**
 * The status of a payment at the service, otherwise in this till's ledger. Where nothing is left there that names the payment, it is
 * unknown.
 */
export function paymentBadge(
  { payment, sale, knownBy }: Pick<PaymentRow, 'payment' | 'sale'> & { readonly knownBy?: KnownBy },
  messages: Messages,
): SaleBadge {
  if (payment?.status) return statusBadge(payment.status, messages);
  return sale && knownBy !== 'damaged'
    ? saleBadge(sale.stage, messages)
    : { tone: 'unknown', icon: 'warning', label: messages.stages.unrecognised };
}

/** The outcome in this till's ledger, where the service states another. */
export function differingBadge({ payment, sale }: PaymentRow, messages: Messages): SaleBadge | undefined {
  const { status } = payment ?? {};
  if (status?.kind !== 'final' || sale?.stage.name !== 'final') return undefined;
  return sale.stage.outcome === status.outcome ? undefined : saleBadge(sale.stage, messages);
}

export function statusBadge(status: PaymentStatus, messages: Messages): SaleBadge {
  const label = statusLabel(status, messages);
  switch (status.kind) {
    case 'created':
    case 'processing':
      return { tone: 'moving', icon: 'hourglass', label };
    case 'final': {
      const { tone, icon } = outcomeStyle[status.outcome];
      return { tone, icon, label };
    }
    case 'unrecognised':
      return { tone: 'unknown', icon: 'warning', label };
  }
}
