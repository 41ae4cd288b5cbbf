import type { ReactNode } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import type { IconName } from '../../../components/icon/icon.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import type { Tone } from '../../../shell/app-shell.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { CheckAnswerBanner, CheckFindings } from '../check/check-answer.tsx';
import { unknownAnswer } from '../check/unknown-answer.ts';
import type { Check } from '../check/use-check.ts';
import { EndLayout } from '../outcome/end-layout.tsx';
import { PaymentTimes } from './payment-progress.tsx';

type AwaitingSale = SaleIn<'waiting' | 'seen' | 'unrecognised'>;

/** Why the code is hidden: money was seen, the status is unknown, or the amount was wrong. */
export type Hold = 'seen' | 'unknown' | 'withdrawn';

/** Why the sale's code is hidden; `undefined` while the customer is to pay. */
export function holdOf({ stage }: AwaitingSale): Hold | undefined {
  if (stage.name === 'unrecognised' || stage.stale !== undefined) return 'unknown';
  if (stage.name === 'seen') return 'seen';
  return stage.withdrawn ? 'withdrawn' : undefined;
}

const ICONS: Record<Hold, IconName> = { seen: 'hourglass', unknown: 'warning', withdrawn: 'cross' };
export const HOLD_TONES: Record<Hold, Tone> = {
  seen: 'moving',
  unknown: 'unknown',
  withdrawn: 'still',
};

interface HeldPaymentProps {
  readonly sale: AwaitingSale;
  readonly hold: Hold;
  readonly terminal: TerminalView;
  readonly check: Check;
  readonly actions: ReactNode;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets and are told to ask a manager. */
  readonly onSecrets: (() => void) | undefined;
  /** Shows the failure of a command. */
  readonly failure: ReactNode;
}

/** Shown while the code is hidden. The whole screen says why, and nothing on it asks for money. */
export function HeldPayment(props: HeldPaymentProps) {
  const { sale, hold, terminal, check, actions, onSecrets, failure } = props;
  const messages = useMessages();
  const { stage } = sale;
  const { answer } = check;
  const saysNoMore = hold === 'unknown' ? unknownAnswer(answer, messages) : undefined;
  const said = heldMessages();
  return (
    <EndLayout
      icon={ICONS[hold]}
      title={saysNoMore?.title ?? said.title}
      urgent={hold === 'unknown'}
      amount={formatMoney(sale.amount, terminal.locale)}
      verdict={messages.unknown.verdict}
      facts={[
        { name: messages.awaiting.reference, value: sale.reference },
        ...(stage.paymentCode === undefined
          ? []
          : [{ name: messages.awaiting.paymentCode, value: stage.paymentCode }]),
      ]}
      times={<PaymentTimes shownAt={stage.shownAt} lastGoodReadAt={stage.lastGoodReadAt} />}
      answers={[
        { name: messages.outcome.happened, value: said.happened },
        { name: messages.outcome.money, value: said.money },
        { name: messages.outcome.todo, value: said.todo },
      ]}
      notice={notice()}
      actions={
        <>
          {stage.stale?.action === 'sign-in' && onSecrets && (
            <Button kind="primary" icon="lock" onPress={onSecrets}>
              {messages.newSale.enterSecrets}
            </Button>
          )}
          {actions}
          {stage.stale?.action === 'ask-manager' && <FailureDetail failure={stage.stale} />}
          {failure}
        </>
      }
    />
  );

  function heldMessages(): HoldMessages {
    switch (hold) {
      case 'seen':
        return seenMessages(messages);
      case 'withdrawn':
        return withdrawnMessages(messages);
      case 'unknown':
        return unknownMessages(stage, messages, onSecrets !== undefined);
    }
  }

  function notice(): ReactNode {
    if (!answer) return undefined;
    if (!saysNoMore) return <CheckAnswerBanner answer={answer} terminal={terminal} />;
    if (!answer.instead && !answer.historyUnchecked) return undefined;
    return (
      <div>
        <CheckFindings answer={answer} terminal={terminal} />
      </div>
    );
  }
}

interface HoldMessages {
  readonly title: string;
  readonly happened: string;
  readonly money: string;
  readonly todo: string;
}

function seenMessages({ awaiting }: Messages): HoldMessages {
  const { seen: title, seenHappened: happened, seenMoney: money, seenTodo: todo } = awaiting;
  return { title, happened, money, todo };
}

function withdrawnMessages({ awaiting }: Messages): HoldMessages {
  const { withdrawnHappened: happened, withdrawnMoney: money, withdrawnTodo: todo } = awaiting;
  return { title: awaiting.withdrawn, happened, money, todo };
}

function unknownMessages(
  stage: AwaitingSale['stage'],
  { unknown, failures, actions }: Messages,
  maySignIn: boolean,
): HoldMessages {
  const { stale } = stage;
  const status = stage.name === 'unrecognised' ? stage.status : stage.name;
  const asksManager = stale?.action === 'sign-in' && !maySignIn;
  return {
    title: stale?.code === 'service-unreachable' ? unknown.lost : unknown.title,
    happened: stale === undefined ? unknown.unrecognised({ status }) : failures[stale.code],
    money: unknown.money,
    todo: asksManager ? `${unknown.todo} ${actions['ask-manager']}` : unknown.todo,
  };
}
