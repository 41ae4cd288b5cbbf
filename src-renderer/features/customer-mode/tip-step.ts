import type { ScreenView } from '../../state/connection.ts';
import type { LineItems } from '../../../shared/money/line-items.ts';

/** What Charge does next. `tipMinor` 0 is no tip. */
export type TipStep = { readonly do: 'ask' } | { readonly do: 'charge'; readonly tipMinor: number };

type Asking = Pick<ScreenView, 'preferences' | 'customerScreen'>;

/** The customer is asked once for an amount, if they are to be asked at all and have a screen to answer on. */
export function nextForTip(view: Asking, amountMinor: number): TipStep {
  const { preferences, customerScreen } = view;
  if (preferences.customerTip === 'off' || customerScreen?.state !== 'shown') {
    return { do: 'charge', tipMinor: 0 };
  }
  const tipMinor = answeredTip(view, amountMinor);
  return tipMinor === undefined ? { do: 'ask' } : { do: 'charge', tipMinor };
}

/** What the customer has chosen for this amount, once they have. */
export function answeredTip({ customerScreen }: Asking, amountMinor: number): number | undefined {
  const tip = customerScreen?.tip;
  return tip?.amountMinor === amountMinor ? tip.tipMinor : undefined;
}

interface Charged {
  readonly amountMinor: number;
  readonly lineItems?: LineItems;
}

/** A charge with a tip on top; `name` stands for the goods of a plain amount. */
export function withTip<C extends Charged>(charge: C, tipMinor: number, name: string): C {
  if (tipMinor === 0) return charge;
  const { amountMinor, lineItems } = charge;
  const goods = lineItems ?? { lines: [{ name, quantity: 1, unitMinor: amountMinor }] };
  return { ...charge, amountMinor: amountMinor + tipMinor, lineItems: { ...goods, tipMinor } };
}
