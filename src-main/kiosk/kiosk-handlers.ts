import { succeeded } from '../../shared/failure.ts';
import { hasPrice } from './visit.ts';
import type { KioskCommandCalls } from '../../shared/contract/kiosk.ts';
import type { Result } from '../../shared/failure.ts';
import type { Kiosk } from './kiosk.ts';
import type { KioskPorts } from './ports.ts';

/** What each command of the kiosk's contract does. */
export function kioskHandlers(
  kiosk: Kiosk,
  { catalogue, pictures }: Pick<KioskPorts, 'catalogue' | 'pictures'>,
): KioskCommandCalls {
  const now = (done: Result<null>): Promise<Result<null>> => Promise.resolve(done);
  return {
    'kiosk.view': () => Promise.resolve(succeeded(kiosk.view())),
    'kiosk.start': ({ language }) => kiosk.start(language),
    'kiosk.speak': ({ visit, language }) => kiosk.speak(visit, language),
    'kiosk.touch': ({ visit }) => kiosk.touch(visit),
    'kiosk.browse': async ({ category }) => {
      const { articles, more } = await catalogue.browse(category);
      return succeeded({ articles: articles.filter(hasPrice), more });
    },
    'kiosk.picture': async ({ name }) => succeeded(await catalogue.picture(name)),
    'kiosk.attractPicture': async ({ name }) => succeeded(await pictures.source(name)),
    'kiosk.add': ({ visit, article }) => kiosk.add(visit, article),
    'kiosk.setQuantity': ({ visit, line, quantity }) => kiosk.setQuantity(visit, line, quantity),
    'kiosk.setAmount': ({ visit, amountMinor }) => kiosk.setAmount(visit, amountMinor),
    'kiosk.pay': ({ visit }) => kiosk.pay(visit),
    'kiosk.chooseTip': ({ visit, tipMinor }) => kiosk.chooseTip(visit, tipMinor),
    'kiosk.giveDetails': ({ visit, payer }) => kiosk.giveDetails(visit, payer),
    'kiosk.back': ({ visit }) => kiosk.back(visit),
    'kiosk.leave': ({ visit }) => kiosk.leave(visit),
    'kiosk.payAgain': ({ visit }) => kiosk.payAgain(visit),
    'kiosk.printReceipt': ({ visit }) => kiosk.printReceipt(visit),
    'kiosk.enterPin': ({ pin }) => kiosk.enterPin(pin),
    'kiosk.closeStaff': () => now(kiosk.closeStaff()),
    'kiosk.pause': ({ paused }) => now(kiosk.pause(paused)),
    'kiosk.note': ({ saleId }) => now(kiosk.note(saleId)),
    'kiosk.lookAtHealth': () => kiosk.lookAtHealth(),
    'kiosk.openTill': () => now(kiosk.openTill()),
    'kiosk.restart': () => now(kiosk.restart()),
    'kiosk.exit': () => now(kiosk.close()),
  };
}
