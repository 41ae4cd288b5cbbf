import { formatMoney } from '../../shared/money.ts';
import { Icon } from '../parts/icon.tsx';
import { useLatest } from '../state/connection.ts';
import { seenOf } from '../state/seen.ts';
import { useCommand } from '../state/use-command.ts';
import { useWords } from '../text/words.ts';
import './open-sales.css';
import { saleSign } from './sale-sign.ts';

/** Every sale that is parked or unresolved, other than the one on the screen; a tap brings it back. */
export function OpenSales() {
  const view = useLatest((latest) => latest.view);
  const words = useWords();
  const open = useCommand('sale.open');
  const current = view?.sales.find(({ id }) => id === view.currentSaleId);
  const seen = current ? seenOf(current.stage) : 'open';
  const sales = view?.sales.filter(({ id }) => id !== view.currentSaleId) ?? [];
  if (sales.length === 0) return null;
  return (
    <section className="open-sales" aria-label={words.openSales.title}>
      <h2 aria-hidden="true">
        {words.openSales.title} <span>{sales.length}</span>
      </h2>
      <ul>
        {sales.map(({ id, amount, reference, stage }) => {
          const { tone, icon, word } = saleSign(stage, words);
          return (
            <li key={id}>
              <button type="button" onClick={() => void open.run({ saleId: id, seen })}>
                <span className="open-sale-amount">
                  {formatMoney(amount, view?.terminal?.locale ?? 'en')}
                </span>
                <bdi className="open-sale-reference">{reference}</bdi>
                <span className="open-sale-state" data-sign={tone}>
                  <Icon name={icon} />
                  {word}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
