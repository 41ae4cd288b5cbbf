import { addressParts, hostParts } from '../../../shared/address.ts';
import * as styles from './payment-address.module.css';

interface AddressProps {
  readonly url: string;
}

/** An address that a customer pays at, in full; the part of its host that somebody has registered stands out. */
export function PaymentAddress({ url }: AddressProps) {
  return <Parts {...addressParts(url)} />;
}

/** Its host alone, where there is no space for more. */
export function PaymentHost({ url }: AddressProps) {
  return <Parts {...hostParts(url)} />;
}

function Parts({ before, registered, after }: ReturnType<typeof addressParts>) {
  return (
    <bdi className={styles.paymentAddress} dir="ltr">
      {before}
      <strong>{registered}</strong>
      {after}
    </bdi>
  );
}
