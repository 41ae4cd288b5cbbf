import type { StaffRules } from '../../../../shared/staff.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Tick } from '../../../components/form/checkbox.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from '../../../components/layout/card.module.css';

/** Minutes; 0 stands for never. */
const LOCK_AFTER = [1, 2, 5, 10, 30, 0] as const;

interface RulesProps {
  readonly rules: StaffRules;
  /** Without any, nothing locks. */
  readonly cashiers: boolean;
}

export function Rules({ rules, cashiers }: RulesProps) {
  const words = useWords().cashiers;
  const change = useCommand('staff.changeRules');
  const { lockAfterMinutes, shiftRequired } = rules;
  const lockAfter = (minutes: number) =>
    void change.run({ shiftRequired, ...(minutes > 0 && { lockAfterMinutes: minutes }) });
  return (
    <section className={styles.card} data-part="card">
      <h2>{words.rules}</h2>
      {cashiers && (
        <RadioGroup
          title={words.lockAfter}
          options={LOCK_AFTER.map((minutes) => ({
            value: minutes,
            name: minutes === 0 ? words.never : words.minutes({ minutes }),
          }))}
          value={LOCK_AFTER.find((minutes) => minutes === lockAfterMinutes) ?? 0}
          onChoose={lockAfter}
        />
      )}
      <Tick
        checked={shiftRequired}
        onChange={(required) => void change.run({ ...rules, shiftRequired: required })}
      >
        {words.shiftRequired}
      </Tick>
      {change.failure !== undefined && <FailureBanner failure={change.failure} />}
    </section>
  );
}
