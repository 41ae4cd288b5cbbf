import { Details } from '../../customer-display/details.tsx';
import { BackOrOver } from '../visit/ways.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';

/** The form that customers fill in at the counter. It shows its own faults. */
export function AskDetails({ stage: { needed, keepDays } }: StageProps<'details'>) {
  const { visit, store, language, commands } = useShopper();
  return (
    <Step before={<BackOrOver />}>
      <Details
        question={{ id: visit, needed, ...(keepDays !== undefined && { keepDays }) }}
        locale={store.locale}
        language={language}
        onGive={(_, payer) => commands['kiosk.giveDetails']({ visit, payer })}
      />
    </Step>
  );
}
