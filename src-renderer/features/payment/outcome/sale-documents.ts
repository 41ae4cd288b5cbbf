import { isPaid, mayReclaim } from '../../../../shared/payment-status.ts';
import type { SalePaperChoice } from '../../documents/receipts/document-dialog.tsx';
import type { SaleIn } from '../../../state/sale-in.ts';
import type { Words } from '../../../messages/use-messages.ts';

interface SalePapers {
  /** What the button says that leads to them. */
  readonly label: keyof Words['paperView']['open'];
  /** What the customer needs most comes first. */
  readonly choices: readonly [SalePaperChoice, ...SalePaperChoice[]];
}

/** Which papers the customer of this sale may get. */
export function salePapers({ id: saleId, stage }: SaleIn<'final'>): SalePapers {
  const { outcome, url } = stage;
  const paid = isPaid(outcome);
  const receipt = { name: paid ? 'receipt' : 'record', request: { kind: 'receipt', saleId } } as const;
  const slip = { name: 'reclaim-slip', request: { kind: 'reclaim-slip', saleId } } as const;
  if (!mayReclaim(outcome) || url === undefined) return { label: receipt.name, choices: [receipt] };
  return paid
    ? { label: 'both', choices: [receipt, slip] }
    : { label: 'reclaim-slip', choices: [slip, receipt] };
}
