import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { Step } from './step.ts';

interface SettlementOfDepositProps {
  readonly settlementId: string | undefined;
  readonly onOpen: (step: Step) => void;
}

/** The way from a deposit to its settlement. The specification does not state that a deposit names one. */
export function SettlementOfDeposit({ settlementId, onOpen }: SettlementOfDepositProps) {
  const { settlements } = useMessages();
  if (settlementId === undefined) return <p>{settlements.noneNamed}</p>;
  return (
    <div>
      <Button kind="secondary" icon="safe" onPress={() => onOpen({ kind: 'settlement', id: settlementId })}>
        {settlements.openSettlement}
      </Button>
    </div>
  );
}
