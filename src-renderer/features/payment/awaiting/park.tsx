import { useId, useState, type SubmitEvent } from 'react';
import type { SaleView } from '../../../../shared/contract/views.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { Command } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './park.module.css';

interface ParkProps {
  readonly sale: Pick<SaleView, 'id' | 'name'>;
  readonly leave: Command<'sale.leave'>;
}

/** Goes on to the next sale while this one is followed; by one press more, under a name that the cashier finds it by. */
export function Park({ sale, leave }: ParkProps) {
  const { awaiting: messages } = useMessages();
  const [naming, setNaming] = useState(false);
  const park = (name?: string) =>
    void leave.run({ saleId: sale.id, seen: 'open', ...(name !== undefined && { name }) });
  return (
    <div className={styles.park}>
      <Button kind="secondary" onPress={() => park()}>
        {messages.newSale}
      </Button>
      <button
        type="button"
        aria-label={messages.park.ask}
        title={messages.park.ask}
        onClick={() => setNaming(true)}
      >
        <Icon name="tag" />
      </button>
      {naming && <NameDialog name={sale.name ?? ''} onPark={park} onClose={() => setNaming(false)} />}
    </div>
  );
}

interface NameDialogProps {
  readonly name: string;
  readonly onPark: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ name: before, onPark, onClose }: NameDialogProps) {
  const { awaiting: messages, customerScreen } = useMessages();
  const [name, setName] = useState(before);
  const id = useId();
  return (
    <Dialog className={styles.parkName} aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onPark(name);
        }}
      >
        <h2 id={id}>{messages.park.ask}</h2>
        <Field label={messages.park.name} hint={messages.park.hint} value={name} onChange={setName} />
        <p>{messages.park.unseen}</p>
        <div>
          <Button kind="secondary" onPress={onClose}>
            {customerScreen.back}
          </Button>
          <Button kind="primary">{messages.park.park}</Button>
        </div>
      </form>
    </Dialog>
  );
}
