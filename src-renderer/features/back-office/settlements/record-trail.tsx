import { useState, type ReactNode } from 'react';
import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { DepositPage } from './deposit-page.tsx';
import { SettlementPage } from './settlement-page.tsx';
import type { ChosenDays } from '../../reports/report-days.ts';
import type { Step } from './step.ts';

interface RecordTrailProps {
  readonly start: Step;
  readonly terminal: TerminalView;
  readonly paymentPage: (row: PaymentRow, onBack: () => void) => ReactNode;
  /** The page that explains these days. */
  readonly dayPage: (days: ChosenDays, onBack: () => void) => ReactNode;
  /** The page that explains one payout. */
  readonly payoutPage: (settlementId: string, onBack: () => void) => ReactNode;
  readonly onBack: () => void;
}

/** The pages of settlements, batches and deposits. Back leads to the page before. */
export function RecordTrail(props: RecordTrailProps) {
  const { start, terminal, paymentPage, dayPage, payoutPage, onBack } = props;
  const [steps, setSteps] = useState<readonly Step[]>([start]);
  const [left, setLeft] = useState<string>();
  const step = steps.at(-1) ?? start;
  const open = (next: Step) => {
    setLeft(undefined);
    setSteps([...steps, next]);
  };
  const back = () => {
    if (steps.length === 1) {
      onBack();
      return;
    }
    setLeft(keyOf(step));
    setSteps(steps.slice(0, -1));
  };
  switch (step.kind) {
    case 'payment':
      return paymentPage(step.row, back);
    case 'days':
      return dayPage(step.days, back);
    case 'payout':
      return payoutPage(step.settlementId, back);
    case 'deposit':
      return <DepositPage id={step.id} terminal={terminal} onOpen={open} onBack={back} />;
    default:
      return (
        <SettlementPage
          key={`${steps.length} ${step.id}`}
          kind={step.kind}
          id={step.id}
          terminal={terminal}
          comeFrom={left}
          onOpen={open}
          onBack={back}
        />
      );
  }
}

function keyOf(step: Step): string {
  switch (step.kind) {
    case 'payment':
      return step.row.key;
    case 'payout':
      return step.settlementId;
    case 'days':
      return step.days.from;
    default:
      return step.id;
  }
}
