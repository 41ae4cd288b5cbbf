import { succeeded } from '../../../shared/failure.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { catalogueCommands } from '../../../shared/contract/commands/catalogue.ts';
import type { AtWork } from './at-work.ts';

export function catalogueHandlers(atWork: AtWork): Pick<CommandCalls, keyof typeof catalogueCommands> {
  return {
    'catalogue.find': ({ text }) =>
      atWork(async ({ counter }) => succeeded(await counter.catalogue.find(text))),
    'catalogue.byCode': ({ code }) =>
      atWork(async ({ counter }) => succeeded((await counter.catalogue.byCode(code)) ?? null)),
    'catalogue.import': ({ text }) => atWork(({ counter }) => counter.catalogue.import(text)),
    'catalogue.clear': () => atWork(({ counter }) => counter.catalogue.clear()),
  };
}
