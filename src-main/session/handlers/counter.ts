import { succeeded } from '../../../shared/failure.ts';
import { saleNameOf } from '../../../shared/sale-name.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { counterCommands } from '../../../shared/contract/commands/counter.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Counter } from '../../checkout/counter.ts';
import type { WithSession } from './with-session.ts';

export function counterHandlers(withSession: WithSession): Pick<CommandCalls, keyof typeof counterCommands> {
  const done = (work: (counter: Counter) => void): Promise<Result<null>> =>
    withSession(({ counter }) => {
      work(counter);
      return succeeded(null);
    });
  return {
    'counter.configure': (settings) => done((counter) => counter.configure(settings)),
    'counter.keepDraft': (typed) => done(({ carts }) => carts.keepDraft(typed)),
    'counter.setTip': ({ typed, tip }) => done(({ carts }) => carts.setTip(typed, tip)),
    'counter.undo': (typed) => withSession(({ counter }) => counter.carts.undo(typed)),
    'counter.hold': (typed) => withSession(({ counter }) => counter.carts.hold(typed)),
    'counter.nameHeld': ({ heldId, name }) =>
      withSession(({ counter }) => counter.carts.nameHeld(heldId, saleNameOf(name))),
    'counter.bringBack': ({ heldId, current }) =>
      withSession(({ counter }) => counter.carts.bringBack(heldId, current)),
  };
}
