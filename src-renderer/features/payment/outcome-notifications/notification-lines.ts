import type { Language } from '../../../../shared/language.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import { saleBadge } from '../open-sales/sale-badge.ts';
import type { FirstMessages } from '../../../messages/use-messages.ts';

/** The announcement of a sale that ended while it was not on the screen. */
export interface NotificationLine {
  readonly saleId: string;
  readonly line: string;
  /** The language of the line. */
  readonly language: Language;
}

/** Ids of the sales that have ended since `previous`; without it, of all that have not been announced. */
export function newlyEnded(previous: TillView | undefined, view: TillView): readonly string[] {
  return view.outcomeNotifications.filter((id) => !previous?.outcomeNotifications.includes(id));
}

/** The announcements for these sales, without the one on the screen. */
export function notificationLines(
  ids: readonly string[],
  view: TillView,
  messages: FirstMessages,
): readonly NotificationLine[] {
  return view.sales
    .filter(({ id }) => ids.includes(id) && id !== view.currentSaleId)
    .map(({ id, number, reference, name, stage }) => ({
      saleId: id,
      language: messages.language,
      line: messages.openSales.ended({
        number,
        reference: name ?? reference,
        state: saleBadge(stage, messages).label,
      }),
    }));
}
