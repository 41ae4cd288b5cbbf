import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './order-number.module.css';

/** The number by which staff find an order and call it out. */
export function OrderNumber({ number }: { readonly number: number }) {
  const { kiosk: messages } = useMessages();
  return (
    <p className={styles.orderNumber} data-part="order-number">
      <span>{messages.number}</span> <FittedText text={String(number)} />
    </p>
  );
}
