import type { TenderView } from '../../../../shared/contract/views.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { CustomerScreenView } from '../../../../shared/contract/views.ts';
import { CustomerScreenLost } from '../../customer-mode/customer-screen-lost.tsx';
import { foreign } from '../../../../shared/text/bidi.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import type { Rebate } from '../../../../shared/payment/rebate.ts';
import { Button } from '../../../components/button/button.tsx';
import { Facts, type Fact } from '../../../components/text/facts.tsx';
import { itemCount } from '../../../../shared/cart/item-count.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PaymentAddress } from '../../../components/text/payment-address.tsx';
import { AmountDue } from './amount-due.tsx';
import * as styles from './awaiting-screen.module.css';
import { CheckAnswerBanner, CheckFindings } from '../check/check-answer.tsx';
import { Park } from './park.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { PaymentSteps } from './payment-progress.tsx';
import { PaymentTimes } from './payment-progress.tsx';
import { StatusUnknown } from './status-unknown.tsx';
import { unknownAnswer } from '../check/unknown-answer.ts';
import { useCheck } from '../check/use-check.ts';
import { HeldPayment, holdOf } from './held-payment.tsx';

interface AwaitingScreenProps {
  readonly sale: SaleIn<'waiting' | 'seen' | 'unrecognised'>;
  readonly terminal: TerminalView;
  readonly tenders: readonly TenderView[];
  readonly customerScreen: CustomerScreenView | undefined;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
  /** Whether the cashier has asked for the code, where the screen hides it. */
  readonly codeShown: boolean;
  readonly onShowCode: (shown: boolean) => void;
  /** Shows this sale as a customer's own screen would. */
  readonly onCustomerMode: () => void;
  /** Begins a new sale with the same contents and reference, to change its amount. */
  readonly onAgain: () => void;
}

/** Shows the code to the customer and the state of the payment to the cashier. Nothing here may read as success. */
export function AwaitingScreen(props: AwaitingScreenProps) {
  const { sale, terminal, tenders, customerScreen, onSecrets } = props;
  const { codeShown, onShowCode, onCustomerMode, onAgain } = props;
  const allMessages = useMessages();
  const { awaiting: messages, cart, check: checkMessages } = allMessages;
  const { customerScreen: screenMessages, rebate: rebateMessages } = allMessages;
  const leave = useCommand('sale.leave');
  const withdrawCode = useCommand('sale.withdrawCode');
  const check = useCheck(sale);
  const { stage } = sale;
  const hold = holdOf(sale);
  const isUnknown = hold === 'unknown';
  const failure = latestFailure(leave, withdrawCode, check.command);
  const saysNoMore = isUnknown ? unknownAnswer(check.answer, allMessages) : undefined;

  const changeAmount = async () => {
    const answer = await withdrawCode.run({ saleId: sale.id });
    if (answer?.ok === true && answer.value.withdrawn) onAgain();
  };
  const actions = (
    <>
      <Park sale={sale} leave={leave} />
      <Button kind="quiet" disabled={check.asking} onPress={check.ask}>
        {check.asking ? checkMessages.asking : checkMessages.ask}
      </Button>
      {hold && (
        <Button kind="quiet" onPress={() => onShowCode(!codeShown)}>
          {codeShown ? messages.hideCode : messages.showCode}
        </Button>
      )}
      {!hold && (
        <Button kind="quiet" disabled={withdrawCode.running} onPress={() => void changeAmount()}>
          {messages.wrongAmount}
        </Button>
      )}
      {!hold && customerScreen?.state !== 'shown' && (
        <Button kind="quiet" icon="screen" onPress={onCustomerMode}>
          {screenMessages.turn}
        </Button>
      )}
    </>
  );
  if (hold && !codeShown) {
    return (
      <HeldPayment
        sale={sale}
        hold={hold}
        terminal={terminal}
        check={check}
        actions={actions}
        onSecrets={onSecrets}
        failure={failure && <FailureBanner failure={failure} />}
      />
    );
  }

  return (
    <PaymentLayout
      square={<QrCode text={stage.url} label={messages.qr} tooLong={messages.qrTooLong} />}
      actions={actions}
    >
      <ScreenTitle brief hidden={isUnknown}>
        {isUnknown ? messages.unknown : messages[hold ?? 'waiting']}
      </ScreenTitle>
      {isUnknown ? (
        <StatusUnknown
          stage={stage}
          onSecrets={onSecrets}
          {...(saysNoMore && {
            asked: {
              title: saysNoMore.title,
              findings: <CheckFindings answer={saysNoMore.answer} terminal={terminal} />,
            },
          })}
        />
      ) : (
        <PaymentSteps seen={stage.name === 'seen'} />
      )}
      <CustomerScreenLost screen={customerScreen} />
      {check.answer && !saysNoMore && <CheckAnswerBanner answer={check.answer} terminal={terminal} />}
      <AmountDue
        amount={sale.amount}
        terminal={terminal}
        {...(!hold && { hint: messages.exact })}
        {...(sale.rebate && { note: rebateMessages.included({ amount: money(sale.rebate.total) }) })}
      />
      <div className={styles.awaitingFacts}>
        <Facts facts={factsOf()} />
      </div>
      <p className={styles.awaitingAddress}>
        <span>{messages.address}</span> <PaymentAddress url={stage.url} />
      </p>
      <PaymentTimes shownAt={stage.shownAt} lastGoodReadAt={stage.lastGoodReadAt} />
      {failure !== undefined && <FailureBanner failure={failure} />}
    </PaymentLayout>
  );

  function contents(): Fact[] {
    const { lineItems, amount } = sale;
    if (lineItems === undefined) return [];
    const money = (minor: number) => formatMoney({ ...amount, minor }, terminal.locale);
    const { discountMinor, tipMinor } = lineItems;
    const parts = [
      cart.items({ count: itemCount(lineItems) }),
      ...(discountMinor === undefined ? [] : [cart.discountOf({ amount: money(discountMinor) })]),
      ...(tipMinor === undefined ? [] : [cart.tipOf({ amount: money(tipMinor) })]),
    ];
    return [{ name: cart.contents, value: parts.join(' · ') }];
  }

  function factsOf(): Fact[] {
    return [
      { name: messages.store, value: terminal.storeName },
      { name: messages.reference, value: sale.reference },
      ...contents(),
      ...(tenders.length > 0
        ? [
            {
              name: messages.accepted,
              value: tenders.map(({ label }) => foreign(label)).join(' · '),
              drops: true,
            },
          ]
        : []),
      ...(sale.rebate ? [rebateFact(sale.rebate)] : []),
      ...(stage.paymentCode !== undefined ? [{ name: messages.paymentCode, value: stage.paymentCode }] : []),
    ];
  }

  function rebateFact({ total, merchantPortion, targetRebate }: Rebate): Fact {
    const value = rebateMessages.parts({
      total: money(total),
      merchant: money(merchantPortion),
      target: money(targetRebate),
    });
    return { name: rebateMessages.name, value };
  }

  function money(minor: number): string {
    return formatMoney({ ...sale.amount, minor }, terminal.locale);
  }
}
