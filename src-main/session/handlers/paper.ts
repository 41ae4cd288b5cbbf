import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { paperCommands } from '../../../shared/contract/commands/paper.ts';
import type { PaperPrinter, PaperSaver } from '../../documents/ports.ts';
import type { AtWork } from './at-work.ts';

export interface PaperOutlets {
  readonly paperSaver: PaperSaver;
  readonly printing: PaperPrinter;
}

export function paperHandlers(
  atWork: AtWork,
  { paperSaver, printing }: PaperOutlets,
): Pick<CommandCalls, keyof typeof paperCommands> {
  return {
    'paper.view': ({ paper }) => atWork(({ papers }) => papers.view(paper)),
    'paper.savePdf': ({ paper }) =>
      atWork(async ({ papers }) => {
        const made = await papers.view(paper);
        return made.ok ? paperSaver.save(made.value) : made;
      }),
    'paper.print': ({ paper }) => atWork(({ papers }) => papers.print(paper, printing)),
  };
}
