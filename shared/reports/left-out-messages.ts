import type { LeftOut } from './left-out.ts';
import type { AllMessages } from '../messages/messages.ts';

/** What a report or a file does not hold, why, and what to do, on screen as on paper. */
export function leftOutText(
  { count, currency, merchant, isDamaged }: LeftOut,
  { salesReport, exports }: Pick<AllMessages, 'salesReport' | 'exports'>,
): string {
  const { otherCurrency, ofMerchant, ofOthers, damaged } = salesReport.leftOut;
  if (isDamaged) return damaged({ count });
  if (currency !== undefined) return otherCurrency({ count, currency, sales: exports.forms.sales.name });
  return merchant === undefined ? ofOthers({ count }) : ofMerchant({ count, merchant });
}
