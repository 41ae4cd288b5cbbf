import type { TenderView, TerminalView } from '../../shared/contract/views.ts';
import { Button } from '../parts/button.tsx';
import { Facts, type Fact } from '../parts/facts.tsx';
import { FailureBanner } from '../parts/failure-banner.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import type { SaleIn } from '../state/sale-in.ts';
import { useCommand } from '../state/use-command.ts';
import { useWords } from '../text/words.ts';
import { AmountDue } from './amount-due.tsx';
import './awaiting-screen.css';
import { CheckAnswerBanner } from './check-answer.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { PaymentSteps } from './payment-steps.tsx';
import { PaymentTimes } from './payment-times.tsx';
import { StatusUnknown } from './status-unknown.tsx';
import { useCheck } from './use-check.ts';

interface AwaitingScreenProps {
  readonly sale: SaleIn<'waiting' | 'seen' | 'unrecognised'>;
  readonly terminal: TerminalView;
  readonly tenders: readonly TenderView[];
  readonly onSecrets: () => void;
}

/** The code, for the customer; the state of the payment, for the cashier. Nothing here may read as success. */
export function AwaitingScreen({ sale, terminal, tenders, onSecrets }: AwaitingScreenProps) {
  const { awaiting: words, check: checkWords } = useWords();
  const leave = useCommand('sale.leave');
  const check = useCheck(sale);
  const { stage } = sale;
  const isUnknown = stage.name === 'unrecognised' || stage.stale !== undefined;
  const failure = leave.failure ?? check.failure;

  return (
    <PaymentLayout
      square={<QrCode text={stage.url} label={words.qr} tooLong={words.qrTooLong} />}
      actions={
        <>
          <Button kind="secondary" onPress={() => void leave.run({ saleId: sale.id, seen: 'open' })}>
            {words.newSale}
          </Button>
          <Button kind="quiet" disabled={check.asking} onPress={check.ask}>
            {check.asking ? checkWords.asking : checkWords.ask}
          </Button>
        </>
      }
    >
      <ScreenTitle hidden={isUnknown}>{isUnknown ? words.unknown : words[stage.name]}</ScreenTitle>
      {isUnknown ? (
        <StatusUnknown stage={stage} onSecrets={onSecrets} />
      ) : (
        <PaymentSteps seen={stage.name === 'seen'} />
      )}
      {check.answer && <CheckAnswerBanner answer={check.answer} terminal={terminal} />}
      <PaymentTimes shownAt={stage.shownAt} lastGoodReadAt={stage.lastGoodReadAt} />
      <AmountDue amount={sale.amount} terminal={terminal} hint={words.exact} />
      <div className="awaiting-facts">
        <Facts facts={factsOf()} />
      </div>
      <p className="awaiting-address">
        <span>{words.address}</span> <bdi dir="ltr">{stage.url}</bdi>
      </p>
      {failure !== undefined && <FailureBanner failure={failure} />}
    </PaymentLayout>
  );

  function factsOf(): Fact[] {
    return [
      { name: words.store, value: terminal.storeName },
      { name: words.reference, value: sale.reference },
      ...(tenders.length > 0
        ? [{ name: words.accepted, value: tenders.map(({ label }) => label).join(' · ') }]
        : []),
      ...(stage.paymentCode !== undefined ? [{ name: words.paymentCode, value: stage.paymentCode }] : []),
    ];
  }
}
