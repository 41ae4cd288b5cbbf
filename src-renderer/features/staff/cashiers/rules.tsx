import type { StaffRules } from '../../../../shared/staff/staff.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { useChoices } from '../../../state/use-choices.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from '../../../components/layout/card.module.css';

/** Minutes; 0 stands for never. */
const LOCK_AFTER = [1, 2, 5, 10, 30, 0] as const;

interface RulesProps {
  readonly rules: StaffRules;
  /** Without any, nothing locks. */
  readonly cashiers: boolean;
}

export function Rules({ rules, cashiers }: RulesProps) {
  const messages = useMessages().cashiers;
  const { chosen, choose, failure } = useChoices('staff.changeRules', rules);
  const { lockAfterMinutes, shiftRequired } = chosen;
  const lockAfter = (minutes: number) =>
    choose({ shiftRequired, ...(minutes > 0 && { lockAfterMinutes: minutes }) });
  return (
    <section className={styles.card} data-part="card">
      <h2>{messages.rules}</h2>
      {cashiers && (
        <RadioGroup
          title={messages.lockAfter}
          options={LOCK_AFTER.map((minutes) => ({
            value: minutes,
            name: minutes === 0 ? messages.never : messages.minutes({ minutes }),
          }))}
          value={LOCK_AFTER.find((minutes) => minutes === lockAfterMinutes) ?? 0}
          onChoose={lockAfter}
        />
      )}
      <Checkbox
        checked={shiftRequired}
        onChange={(required) => choose({ ...chosen, shiftRequired: required })}
      >
        {messages.shiftRequired}
      </Checkbox>
      {failure && <FailureBanner failure={failure} />}
    </section>
  );
}
