import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { documentCommands } from '../../../../shared/contract/commands/documents.ts';
import type { DocumentPrinter, DocumentSaver } from '../../../documents/ports.ts';
import type { WithSession } from './with-session.ts';

export interface DocumentOutlets {
  readonly documentSaver: DocumentSaver;
  readonly printing: DocumentPrinter;
}

export function documentHandlers(
  withSession: WithSession,
  { documentSaver, printing }: DocumentOutlets,
): Pick<CommandCalls, keyof typeof documentCommands> {
  return {
    'documents.get': ({ document: doc }) => withSession(({ documents }) => documents.view(doc)),
    'documents.savePdf': ({ document: doc }) =>
      withSession(async ({ documents }) => {
        const made = await documents.view(doc);
        return made.ok ? documentSaver.save(made.value) : made;
      }),
    'documents.print': ({ document: doc }) => withSession(({ documents }) => documents.print(doc, printing)),
  };
}
