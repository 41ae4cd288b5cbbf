import { PaymentAddress } from '../../../components/text/payment-address.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './reclaim-page.module.css';

/** The code of the hosted page, on which the payer leaves an e-mail address and reclaims money. */
export function ReclaimPage({ url }: { readonly url: string }) {
  const messages = useMessages();
  return (
    <div className={styles.reclaimPage} data-part="reclaim-page">
      <h2>{messages.outcome.pageTitle}</h2>
      <QrCode text={url} label={messages.outcome.pageQr} tooLong={messages.awaiting.qrTooLong} />
      <p>{messages.outcome.pageHint}</p>
      <p className={styles.reclaimAddress}>
        <PaymentAddress url={url} />
      </p>
    </div>
  );
}
