import { Tip } from '../../customer-display/tip/tip.tsx';
import { BackOrOver } from '../visit/ways.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';

/** The question for a tip that customers get at the counter, with the kiosk's buttons. */
export function AskTip({ stage: { bill, offers, mostTipMinor } }: StageProps<'tip'>) {
  const { visit, store, commands, ask } = useShopper();
  return (
    <Step before={<BackOrOver />}>
      <Tip
        question={{ id: visit, amount: bill.amount, offers }}
        mostMinor={mostTipMinor}
        locale={store.locale}
        onTip={(_, tipMinor) => void ask(() => commands['kiosk.chooseTip']({ visit, tipMinor }))}
      />
    </Step>
  );
}
