import type { TenderView } from '../../../../shared/contract/views.ts';
import { DRAWER_PINS, type DrawerRule } from '../../../../shared/printing/printing.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './printer-screen.module.css';

interface DrawerFormProps {
  readonly rule: DrawerRule;
  readonly tenders: readonly TenderView[];
  readonly onChange: (rule: DrawerRule) => void;
}

/** Which tenders open the drawer; none unless somebody ticks them. */
export function DrawerForm({ rule, tenders, onChange }: DrawerFormProps) {
  const { printing } = useMessages();
  const { pin, openFor } = rule;
  // A tender that the terminal has lost stays in the rule until somebody takes it out.
  const lost = openFor.filter((id) => !tenders.some((tender) => tender.id === id));
  const all = [...tenders, ...lost.map((id) => ({ id, label: id }))];
  const tick = (id: string, on: boolean) =>
    onChange({ pin, openFor: on ? [...openFor, id] : openFor.filter((other) => other !== id) });
  return (
    <section className={styles.drawerForm}>
      <h2>{printing.drawer}</h2>
      <p>{all.length === 0 ? printing.noTenders : printing.drawerText}</p>
      <div className={styles.drawerTenders}>
        {all.map(({ id, label }) => (
          <Checkbox key={id} checked={openFor.includes(id)} onChange={(on) => tick(id, on)}>
            {label}
          </Checkbox>
        ))}
      </div>
      <RadioGroup
        title={printing.pin}
        options={DRAWER_PINS.map((value) => ({ value: String(value), name: printing.pins[value] }))}
        value={String(pin)}
        onChoose={(value) => onChange({ openFor, pin: value === '5' ? 5 : 2 })}
      />
    </section>
  );
}
