import { isPaid, mayReclaim } from '../../../../shared/payment/payment-status.ts';
import type { SaleDocumentChoice } from '../../documents/receipts/document-dialog.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import type { Messages } from '../../../messages/use-messages.ts';

interface SaleDocuments {
  /** Key of the text on the button that opens them. */
  readonly label: keyof Messages['documentView']['open'];
  /** The document that the customer needs most comes first. */
  readonly choices: readonly [SaleDocumentChoice, ...SaleDocumentChoice[]];
}

/**
 * The documents for the customer of this sale. A slip for a payment that the service calls completed (`isCompleted`) would
 * promise money that the store has.
 */
export function saleDocuments({ id: saleId, stage }: SaleIn<'final'>, isCompleted = false): SaleDocuments {
  const { outcome, url } = stage;
  const paid = isPaid(outcome);
  const receipt = { name: paid ? 'receipt' : 'record', request: { kind: 'receipt', saleId } } as const;
  const slip = { name: 'reclaim-slip', request: { kind: 'reclaim-slip', saleId } } as const;
  if (isCompleted || !mayReclaim(stage) || url === undefined)
    return { label: receipt.name, choices: [receipt] };
  return paid
    ? { label: 'both', choices: [receipt, slip] }
    : { label: 'reclaim-slip', choices: [slip, receipt] };
}
