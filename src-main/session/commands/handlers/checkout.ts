import { succeeded } from '../../../../shared/failure.ts';
import { saleNameOf } from '../../../../shared/payment/sale-name.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { checkoutCommands } from '../../../../shared/contract/commands/checkout.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Checkout } from '../../../checkout/checkout.ts';
import type { WithSession } from './with-session.ts';

export function checkoutHandlers(
  withSession: WithSession,
): Pick<CommandCalls, keyof typeof checkoutCommands> {
  const done = (work: (checkout: Checkout) => void): Promise<Result<null>> =>
    withSession(({ checkout }) => {
      work(checkout);
      return succeeded(null);
    });
  return {
    'checkout.configure': (settings) => done((checkout) => checkout.configure(settings)),
    'checkout.keepDraft': (typed) => done(({ carts }) => carts.keepDraft(typed)),
    'checkout.setTip': ({ typed, tip }) => done(({ carts }) => carts.setTip(typed, tip)),
    'checkout.undo': (typed) => withSession(({ checkout }) => checkout.carts.undo(typed)),
    'checkout.hold': (typed) => withSession(({ checkout }) => checkout.carts.hold(typed)),
    'checkout.nameHeld': ({ heldId, name }) =>
      withSession(({ checkout }) => checkout.carts.nameHeld(heldId, saleNameOf(name))),
    'checkout.bringBack': ({ heldId, current }) =>
      withSession(({ checkout }) => checkout.carts.bringBack(heldId, current)),
  };
}
