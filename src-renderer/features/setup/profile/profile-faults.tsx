import type { FieldFault } from '../../../../shared/failure.ts';
import { FaultList } from '../../../components/banner/fault-list.tsx';
import * as styles from '../../../components/layout/card.module.css';

interface ProfileFaultsProps {
  readonly title: string;
  readonly faults: readonly FieldFault[];
}

export function ProfileFaults({ title, faults }: ProfileFaultsProps) {
  return (
    <section className={styles.card} data-part="card" data-kind="fault" role="alert">
      <h2>{title}</h2>
      <FaultList faults={faults} />
    </section>
  );
}
