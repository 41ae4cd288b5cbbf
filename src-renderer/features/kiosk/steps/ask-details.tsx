import { Details } from '../../customer-display/details.tsx';
import { BackOrOver } from '../visit/ways.tsx';
import { Step } from '../visit/step.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';

/** The form that customers have at the counter; what is wrong with it is said in it. */
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
