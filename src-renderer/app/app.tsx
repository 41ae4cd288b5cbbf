import { ConnectionContext, type Connection } from '../state/connection.ts';
import { useWords } from '../text/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Till } from './till.tsx';

export function App({ connection }: { readonly connection: Connection }) {
  return (
    <ErrorBoundary words={useWords().crash}>
      <ConnectionContext value={connection}>
        <Till />
      </ConnectionContext>
    </ErrorBoundary>
  );
}
