import { succeeded } from '../../shared/failure.ts';
import { hasPrice } from './visit.ts';
import type { KioskCommandCalls } from '../../shared/contract/kiosk.ts';
import type { Result } from '../../shared/failure.ts';
import type { Kiosk } from './kiosk.ts';
import type { KioskPorts } from './ports.ts';

/** One handler for each command of the kiosk's contract. */
export function kioskHandlers(
  kiosk: Kiosk,
  { catalogue, pictures }: Pick<KioskPorts, 'catalogue' | 'pictures'>,
): KioskCommandCalls {
  const { order, payment, staff } = kiosk;
  const now = (done: Result<null>): Promise<Result<null>> => Promise.resolve(done);
  return {
    'kiosk.view': () => Promise.resolve(succeeded(kiosk.view())),
    'kiosk.start': ({ language }) => order.start(language),
    'kiosk.speak': ({ visit, language }) => order.speak(visit, language),
    'kiosk.touch': ({ visit }) => order.touch(visit),
    'kiosk.browse': async ({ category }) => {
      const { articles, more } = await catalogue.browse(category);
      return succeeded({ articles: articles.filter(hasPrice), more });
    },
    'kiosk.picture': async ({ name }) => succeeded(await catalogue.picture(name)),
    'kiosk.attractPicture': async ({ name }) => succeeded(await pictures.source(name)),
    'kiosk.add': ({ visit, article }) => order.add(visit, article),
    'kiosk.setQuantity': ({ visit, line, quantity }) => order.setQuantity(visit, line, quantity),
    'kiosk.setAmount': ({ visit, amountMinor }) => order.setAmount(visit, amountMinor),
    'kiosk.pay': ({ visit }) => payment.pay(visit),
    'kiosk.chooseTip': ({ visit, tipMinor }) => order.chooseTip(visit, tipMinor),
    'kiosk.giveDetails': ({ visit, payer }) => order.giveDetails(visit, payer),
    'kiosk.back': ({ visit }) => order.back(visit),
    'kiosk.leave': ({ visit }) => payment.leave(visit),
    'kiosk.payAgain': ({ visit }) => payment.payAgain(visit),
    'kiosk.printReceipt': ({ visit }) => payment.printReceipt(visit),
    'kiosk.enterPin': ({ pin }) => staff.enterPin(pin),
    'kiosk.closeStaff': () => now(staff.closeStaff()),
    'kiosk.pause': ({ paused }) => now(staff.pause(paused)),
    'kiosk.note': ({ saleId }) => now(staff.note(saleId)),
    'kiosk.checkHealth': () => staff.checkHealth(),
    'kiosk.openTill': () => now(staff.openTill()),
    'kiosk.restart': () => now(staff.restart()),
    'kiosk.exit': () => now(staff.exit()),
    'kiosk.answerClosing': ({ closes }) => now(staff.answerClosing(closes)),
  };
}
