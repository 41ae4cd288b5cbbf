import { useId, useState } from 'react';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { SALE_PROGRESSES } from '../../../../shared/view/sale-progress.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useLatest } from '../../../state/connection.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SalesByProgress } from './by-progress.ts';
import * as styles from './open-sales-list.module.css';
import { SaleAge } from './sale-age.tsx';
import { SaleEntry } from './sale-entry.tsx';

/** With more sales than this, the list has a search. */
const MANY = 8;

interface OpenSalesListProps {
  readonly groups: SalesByProgress;
  /** Missing where there is nothing to clear, or the till is locked. */
  readonly onClear?: () => void;
  readonly onOpen: (saleId: string) => void;
  readonly onClose: () => void;
}

/** All payments in progress as a list, where there are more than fit into the row. */
export function OpenSalesList({ groups, onClear, onOpen, onClose }: OpenSalesListProps) {
  const messages = useMessages();
  const terminal = useLatest(({ view }) => view?.terminal);
  const [wanted, setWanted] = useState('');
  const id = useId();
  const all = SALE_PROGRESSES.flatMap((progress) => groups[progress]);
  const found = (sale: SaleView) => terminal !== undefined && isFound(sale, wanted, terminal);
  const none = !all.some(found);
  return (
    <Dialog className={styles.openSalesList} aria-labelledby={id} onClose={onClose}>
      <div className={styles.openSalesListTitle}>
        <h2 id={id} tabIndex={-1}>
          {messages.openSales.title}
        </h2>
        <Button kind="secondary" onPress={onClose}>
          {messages.cart.done}
        </Button>
      </div>
      {all.length > MANY && <Field label={messages.openSales.search} value={wanted} onChange={setWanted} />}
      <p role="status">{none && messages.openSales.noneFound}</p>
      {SALE_PROGRESSES.map((progress) => {
        const sales = groups[progress].filter(found);
        if (sales.length === 0) return null;
        return (
          <section key={progress} aria-labelledby={`${id}-${progress}`}>
            <div className={styles.openSalesListTitle}>
              <h3 id={`${id}-${progress}`}>
                {messages.openSales.groups[progress]} <span>{sales.length}</span>
              </h3>
              {progress === 'finished' && onClear && (
                <Button kind="secondary" onPress={onClear}>
                  {messages.openSales.clearFinished}
                </Button>
              )}
            </div>
            <ul>
              {sales.map((sale) => (
                <li key={sale.id}>
                  {terminal && (
                    <SaleEntry
                      sale={sale}
                      terminal={terminal}
                      about={<About {...sale} />}
                      disabled={sale.elsewhere !== undefined}
                      onOpen={onOpen}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}

function About({ number, cashier, startedAt }: SaleView) {
  const messages = useMessages();
  return (
    <>
      {messages.openSales.sale({ number })}
      {cashier !== undefined && ` · ${cashier}`}
      {' · '}
      <SaleAge since={startedAt} />
    </>
  );
}

/** Whether a sale matches the search: by a part of its name, reference, number, amount or cashier. */
function isFound(
  { name, reference, number, amount, cashier }: SaleView,
  wanted: string,
  terminal: TerminalView,
) {
  const parts = [name, reference, String(number), formatMoney(amount, terminal.locale), cashier];
  const lower = wanted.trim().toLocaleLowerCase();
  return parts.some((part) => part?.toLocaleLowerCase().includes(lower));
}
