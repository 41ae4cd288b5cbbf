import { hasWalkedOff, PHASES } from './pace.ts';
import { stageOfSale } from './sale-stage.ts';
import type { KeptTouch } from './kept-touch.ts';
import type { KioskPorts } from './ports.ts';
import type { VisitTime } from './visit-time.ts';
import type { Visit } from './visit.ts';

/**
 * The visit of a sale that was on the screen when the till was closed: its shopper may still stand there, unless the till was away
 * for longer than it waits for somebody who walks off. Where money was seen, or nobody knows, it goes on, however long that was.
 */
export function takenUp(
  { till, sales: shoppers, settings }: KioskPorts,
  time: VisitTime,
  touch: KeptTouch,
): Visit | undefined {
  const { sales, currentSaleId, preferences } = till();
  const sale = sales.find(({ id }) => id === currentSaleId);
  if (!sale?.kiosk) return undefined;
  const { name } = stageOfSale(sale);
  const untouched = touch.untouched(sale.id);
  if (PHASES[name] !== 'held' && hasWalkedOff(untouched, settings.idleMs)) {
    // A record that takes nothing now changes nothing: whoever comes next sees none of it.
    if (name === 'preparing') shoppers.stopCreating(sale.id);
    if (name === 'pay') shoppers.withdrawCode(sale.id);
    return undefined;
  }
  time.begin(PHASES[name], untouched);
  const language = preferences.customerLanguage ?? preferences.language;
  return { language, step: 'sale', lines: [], saleId: sale.id };
}
