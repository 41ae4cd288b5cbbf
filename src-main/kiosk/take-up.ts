import { hasWalkedOff, isEnd, PHASES } from './pace.ts';
import { stageOfSale } from './sale-stage.ts';
import type { KeptTouch } from './kept-touch.ts';
import type { KioskPorts } from './ports.ts';
import type { VisitTime } from './visit-time.ts';
import type { Visit } from './visit.ts';

/**
 * The visit of the sale that was on the screen when the till was closed, because its shopper may still be there.
 * Without money, and after a longer time than the kiosk waits for a shopper who has left, there is none.
 */
export function takenUp(
  { till, sales: shoppers, settings }: KioskPorts,
  time: VisitTime,
  touch: KeptTouch,
): Visit | undefined {
  const { sales, alerts, currentSaleId, preferences } = till();
  const sale = sales.find(({ id }) => id === currentSaleId);
  if (!sale?.kiosk) return undefined;
  // An end that may have been shown before is for staff: whoever stands here now may be another shopper.
  if (alerts.some(({ saleId, kind }) => saleId === sale.id && kind === 'end-may-be-lost')) return undefined;
  const { name } = stageOfSale(sale);
  const phase = PHASES[name];
  const untouched = touch.untouched(sale.id);
  // The till was closed in the moment in which it learnt how the sale ended.
  const isUnseenEnd = isEnd(phase) && !touch.hasShownEnd(sale.id);
  if (phase !== 'held' && hasWalkedOff(untouched, settings.idleMs)) {
    // Where the ledger refuses this, nothing changes: the next shopper sees nothing of it.
    if (name === 'preparing') shoppers.stopCreating(sale.id);
    if (name === 'pay') shoppers.withdrawCode(sale.id);
    if (isUnseenEnd) shoppers.setAside(sale.id);
    return undefined;
  }
  time.begin(phase, isUnseenEnd ? 0 : untouched);
  const language = touch.languageOf(sale.id) ?? preferences.customerLanguage ?? preferences.language;
  return { language, step: 'sale', lines: [], saleId: sale.id };
}
