import type { ReactNode } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { CustomerScreenView, TenderView } from '../../../../shared/contract/views.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { CustomerScreenLost } from '../../customer-mode/customer-screen-lost.tsx';
import { CheckAnswerBanner, CheckFindings } from '../check/check-answer.tsx';
import { isLeaving, useNextSaleKeys, type NextSaleKey } from '../outcome/use-next-sale-keys.ts';
import { unknownAnswer } from '../check/unknown-answer.ts';
import { useCheck } from '../check/use-check.ts';
import { AmountDue } from './amount-due.tsx';
import { AwaitingActions } from './awaiting-actions.tsx';
import { CodePlace, CreationActions, CreationDelay, delayOf } from './creation.tsx';
import { HeldPayment, holdOf } from './held-payment.tsx';
import { Park } from './park.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { PaymentSteps, PaymentTimes } from './payment-progress.tsx';
import { StatusUnknown } from './status-unknown.tsx';

interface PaymentScreenProps {
  readonly shown:
    | { readonly name: 'creating'; readonly sale: SaleIn<'creating'> }
    | { readonly name: 'awaiting'; readonly sale: SaleIn<'waiting' | 'seen' | 'unrecognised'> };
  readonly terminal: TerminalView;
  readonly tenders: readonly TenderView[];
  readonly customerScreen: CustomerScreenView | undefined;
  /** Whether calls wait for the service's rate limit; the creation of this payment may be one of them. */
  readonly busy: boolean;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
  /** Whether the cashier has asked for the code, where the screen hides it. */
  readonly codeShown: boolean;
  readonly onShowCode: (shown: boolean) => void;
  /** Shows this sale as a customer's own screen would. */
  readonly onCustomerMode: () => void;
  /** Begins a new sale with the same contents and reference, to change its amount. */
  readonly onAgain: () => void;
  /** Called with the first keys of the next sale. Missing while the till is locked. */
  readonly onKey?: (key: NextSaleKey) => void;
}

/**
 * Shows the code to the customer and the state of the payment to the cashier. Nothing here may read as success. It is one
 * screen from Charge on: what is known before the code is drawn while the service is asked, and is not drawn anew when the code comes.
 */
export function PaymentScreen(props: PaymentScreenProps) {
  const { shown, terminal, tenders, customerScreen, busy, onSecrets, codeShown, onKey } = props;
  const { sale } = shown;
  const creating = shown.name === 'creating' ? shown.sale : undefined;
  const awaiting = shown.name === 'awaiting' ? shown.sale : undefined;
  const messages = useMessages();
  const leave = useCommand('sale.leave');
  const stop = useCommand('sale.stopCreating');
  const resume = useCommand('sale.resumeCreating');
  const withdrawCode = useCommand('sale.withdrawCode');
  const check = useCheck(sale);
  useNextSaleKeys({ onKey: isLeaving(leave) ? onKey : undefined, leave: () => undefined });
  const failure = creating
    ? latestFailure(leave, stop, resume)
    : latestFailure(leave, withdrawCode, check.command);
  const failed = failure && <FailureBanner failure={failure} />;
  const delay = creating && delayOf(creating.stage, busy);
  const hold = awaiting && holdOf(awaiting);
  const saysNoMore = hold === 'unknown' ? unknownAnswer(check.answer, messages) : undefined;
  const actions = (
    <>
      <Park sale={sale} leave={leave} />
      {creating && <CreationActions sale={creating} stop={stop} resume={resume} />}
      {awaiting && <AwaitingActions {...props} sale={awaiting} check={check} withdrawCode={withdrawCode} />}
    </>
  );
  if (awaiting && hold && !codeShown) {
    return (
      <HeldPayment
        sale={awaiting}
        hold={hold}
        terminal={terminal}
        check={check}
        actions={actions}
        onSecrets={onSecrets}
        failure={failed}
      />
    );
  }
  return (
    <PaymentLayout square={square()} actions={actions}>
      <ScreenTitle brief hidden={hold === 'unknown'}>
        {title()}
      </ScreenTitle>
      {awaiting && hold === 'unknown' && (
        <StatusUnknown
          stage={awaiting.stage}
          onSecrets={onSecrets}
          {...(saysNoMore && {
            asked: {
              title: saysNoMore.title,
              findings: <CheckFindings answer={saysNoMore.answer} terminal={terminal} />,
            },
          })}
        />
      )}
      {!delay && hold !== 'unknown' && <PaymentSteps stage={sale.stage.name} />}
      {awaiting && <CustomerScreenLost screen={customerScreen} />}
      {check.answer && !saysNoMore && <CheckAnswerBanner answer={check.answer} terminal={terminal} />}
      <AmountDue
        amount={sale.amount}
        terminal={terminal}
        {...(!delay && !hold && { hint: messages.awaiting.exact })}
        {...(sale.rebate && !delay && { note: rebateNote(sale.rebate.total) })}
      />
      {delay && <CreationDelay delay={delay} onSecrets={onSecrets} />}
      {!delay && <PaymentFacts sale={sale} terminal={terminal} tenders={tenders} code={awaiting?.stage} />}
      {awaiting && (
        <PaymentTimes shownAt={awaiting.stage.shownAt} lastGoodReadAt={awaiting.stage.lastGoodReadAt} />
      )}
      {failed}
    </PaymentLayout>
  );

  function square(): ReactNode {
    if (awaiting) {
      const { qr, qrTooLong } = messages.awaiting;
      return <QrCode text={awaiting.stage.url} label={qr} tooLong={qrTooLong} />;
    }
    return creating?.stage.paused ? undefined : <CodePlace />;
  }

  function title(): string {
    if (creating) return creating.stage.paused ? messages.creating.pausedTitle : messages.creating.title;
    return hold === 'unknown' ? messages.awaiting.unknown : messages.awaiting[hold ?? 'waiting'];
  }

  function rebateNote(minor: number): string {
    return messages.rebate.included({ amount: formatMoney({ ...sale.amount, minor }, terminal.locale) });
  }
}
