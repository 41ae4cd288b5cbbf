import type { FieldFault } from '../../shared/failure.ts';
import { FaultList } from '../parts/fault-list.tsx';
import './card.css';

interface ProfileFaultsProps {
  readonly title: string;
  readonly faults: readonly FieldFault[];
}

export function ProfileFaults({ title, faults }: ProfileFaultsProps) {
  return (
    <section className="card" data-kind="fault" role="alert">
      <h2>{title}</h2>
      <FaultList faults={faults} />
    </section>
  );
}
