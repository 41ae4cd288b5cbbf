import type { PaymentAtService } from '../../shared/contract/back-office/payments.ts';

/**
 * Values that mean "none": a service may send the fields with every payment. The specification states neither names nor
 * values of these fields ("Payment history objects"). "Notified" does not begin with "not".
 */
const NONE = /^(?:no|none|not(?!if).*|false|n\/?a|unknown|0(?:\.0+)?)$/i;

/** The refund lifecycle fields that say something of a refund, with their names. */
export function refundStated({
  refund,
}: Pick<PaymentAtService, 'refund'>): readonly (readonly [string, string])[] {
  return Object.entries(refund ?? {}).filter(([, value]) => !NONE.test(value));
}
