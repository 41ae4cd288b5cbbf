import { Arrivals } from '../features/payment/outcome-notifications/outcome-notifications.tsx';
import { DEFAULT_PREFERENCES } from '../../shared/preferences.ts';
import { useLook } from '../theme/use-theme.ts';
import { ScanInput } from '../features/scanning/scans.tsx';
import { ConnectionContext, useLatest, type Connection } from '../state/connection.ts';
import { WordsContext } from '../messages/use-messages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Till } from './till.tsx';

export function App({ connection }: { readonly connection: Connection }) {
  return (
    <ConnectionContext value={connection}>
      <Dressed />
    </ConnectionContext>
  );
}

/** Everything in the language, colours and text size that are chosen; nothing before there are words. */
function Dressed() {
  const words = useLatest((latest) => latest.words);
  const preferences = useLatest((latest) => latest.view?.preferences);
  useLook(words?.language, preferences ?? DEFAULT_PREFERENCES);
  if (words === undefined) return null;
  return (
    <WordsContext value={words}>
      <ErrorBoundary words={words.crash}>
        <ScanInput settings={preferences?.scanner}>
          <Till />
        </ScanInput>
        <Arrivals />
      </ErrorBoundary>
    </WordsContext>
  );
}
