import type { PaymentAtService } from '../contract/back-office/payments.ts';

/**
 * Values that mean "none": a service may send the fields with every payment. The specification states neither names nor
 * values of these fields ("Payment history objects"). "Notified" does not begin with "not".
 */
const NONE = /^(?:no|none|not(?!if).*|false|n\/?a|unknown|0(?:\.0+)?)$/i;
/** Values of one that did not come about, so that the money is where it was. */
const CAME_TO_NOTHING =
  /^(?:fail(?:ed|ure)|rejected|declined|denied|refused|cancell?ed|expired|error|aborted|voided)$/i;

/** The refund lifecycle fields that say something of a refund, with their names; none where it came to nothing. */
export function refundStated({
  refund,
}: Pick<PaymentAtService, 'refund'>): readonly (readonly [string, string])[] {
  const said = Object.entries(refund ?? {}).filter(([, value]) => !NONE.test(value));
  return said.some(([, value]) => CAME_TO_NOTHING.test(value)) ? [] : said;
}

/** Whether the service says that the money went back, or that it is on its way back; `undefined` where it says neither. */
export function refundState(payment: Pick<PaymentAtService, 'refund'>): 'returned' | 'under-way' | undefined {
  const said = refundStated(payment);
  if (said.length === 0) return undefined;
  return said.some(isReturned) ? 'returned' : 'under-way';
}

/** A name or a value that means "completed" counts. */
function isReturned([name, value]: readonly [string, string]): boolean {
  return /complete/i.test(name) || /^(completed?|refunded|returned)$/i.test(value);
}
