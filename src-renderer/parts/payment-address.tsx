import { addressParts } from '../../shared/address.ts';
import './payment-address.css';

/** An address that a customer pays at, in full; the part of its host that somebody has registered stands out. */
export function PaymentAddress({ url }: { readonly url: string }) {
  const { before, registered, after } = addressParts(url);
  return (
    <bdi className="payment-address" dir="ltr">
      {before}
      <strong>{registered}</strong>
      {after}
    </bdi>
  );
}
