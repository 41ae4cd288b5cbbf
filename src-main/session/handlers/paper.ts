import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { paperCommands } from '../../../shared/contract/commands/paper.ts';
import type { PaperPrinter, PaperSaver } from '../../documents/ports.ts';
import type { WithSession } from './with-session.ts';

export interface PaperOutlets {
  readonly paperSaver: PaperSaver;
  readonly printing: PaperPrinter;
}

export function paperHandlers(
  withSession: WithSession,
  { paperSaver, printing }: PaperOutlets,
): Pick<CommandCalls, keyof typeof paperCommands> {
  return {
    'paper.view': ({ paper }) => withSession(({ papers }) => papers.view(paper)),
    'paper.savePdf': ({ paper }) =>
      withSession(async ({ papers }) => {
        const made = await papers.view(paper);
        return made.ok ? paperSaver.save(made.value) : made;
      }),
    'paper.print': ({ paper }) => withSession(({ papers }) => papers.print(paper, printing)),
  };
}
