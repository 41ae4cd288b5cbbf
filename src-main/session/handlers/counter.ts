import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { counterCommands } from '../../../shared/contract/commands/counter.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Counter } from '../../checkout/counter.ts';
import type { AtWork } from './at-work.ts';

export function counterHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof counterCommands> {
  const done = (work: (counter: Counter) => void): Promise<Result<null>> =>
    atWork(({ counter }) => {
      work(counter);
      return succeeded(null);
    });
  return {
    'counter.configure': (settings) => done((counter) => counter.configure(settings)),
    'counter.keepDraft': (typed) => done(({ carts }) => carts.keepDraft(typed)),
    'counter.setTip': ({ typed, tip }) => done(({ carts }) => carts.setTip(typed, tip)),
    'counter.hold': (typed) => atWork(({ counter }) => counter.carts.hold(typed)),
    'counter.bringBack': ({ heldId, current }) =>
      atWork(({ counter }) => counter.carts.bringBack(heldId, current)),
  };
}
