import { useState } from 'react';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { Command } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { NameDialog } from './name-dialog.tsx';
import * as styles from './park.module.css';

interface ParkProps {
  readonly sale: Pick<SaleView, 'id' | 'name'>;
  readonly leave: Command<'sale.leave'>;
}

/** Parks the sale, so that the next one can begin; with one press more, under a name. */
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
      {naming && (
        <NameDialog
          title={messages.park.ask}
          submitLabel={messages.park.park}
          name={sale.name ?? ''}
          onName={park}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
