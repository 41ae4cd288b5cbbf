import type { Bill, CustomerStore } from '../../shared/contract/customer-display.ts';
import { PaymentHost } from '../parts/payment-address.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { useWords } from '../text/words.ts';
import { BillLines } from './bill-lines.tsx';
import './pay.css';
import { Steps } from './steps.tsx';
import { Tenders } from './tenders.tsx';
import { Total } from './total.tsx';

interface PayProps {
  readonly bill: Bill;
  readonly url: string;
  readonly store: CustomerStore;
}

/** The code, where it leads, and the exact amount. */
export function Pay({ bill, url, store }: PayProps) {
  const { customerDisplay: words } = useWords();
  const extras = bill.tip !== undefined || bill.discount !== undefined;
  return (
    <div className="pay">
      <div className="pay-code">
        <QrCode text={url} label={words.qr} tooLong={words.qrTooLong} />
        <p className="pay-host">
          <PaymentHost url={url} />
        </p>
      </div>
      <div className="pay-words">
        <h1>{words.scan}</h1>
        <Total name={words.toPay} amount={bill.amount} locale={store.locale} />
        {extras && <BillLines bill={{ ...bill, lines: [], moreLines: 0 }} locale={store.locale} />}
        <p className="pay-exact">{words.exact}</p>
        <Tenders tenders={store.tenders} />
        <Steps seen={false} />
      </div>
    </div>
  );
}
