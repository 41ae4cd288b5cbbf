import { useEffect } from 'react';
import { ClosingTill } from '../features/closing/closing-till.tsx';
import { OutcomeNotifications } from '../features/payment/outcome-notifications/outcome-notifications.tsx';
import { DEFAULT_PREFERENCES } from '../../shared/preferences.ts';
import { useTheme } from '../theme/use-theme.ts';
import { ScanInput } from '../features/scanning/scans.tsx';
import { ConnectionContext, useLatest, type Connection } from '../state/connection.ts';
import type { LanguageMessages } from '../messages/language-messages.ts';
import { MessagesContext } from '../messages/use-messages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SaleScreen, Till } from './till.tsx';

export function App({ connection }: { readonly connection: Connection }) {
  return (
    <ConnectionContext value={connection}>
      <Themed />
    </ConnectionContext>
  );
}

/** The application in the chosen language, theme and text size. Draws nothing until the messages are loaded. */
function Themed() {
  const messages = useLatest((latest) => latest.messages);
  const preferences = useLatest((latest) => latest.view?.preferences);
  useTheme(messages?.first.language, preferences ?? DEFAULT_PREFERENCES);
  usePreload(
    useLatest(({ view }) => (view === undefined || view.phase === 'starting' ? undefined : messages)),
  );
  if (messages === undefined) return null;
  return (
    <MessagesContext value={messages}>
      <ErrorBoundary messages={messages.first.crash}>
        <ScanInput settings={preferences?.scanner}>
          <Till />
        </ScanInput>
        <OutcomeNotifications />
      </ErrorBoundary>
      <ErrorBoundary messages={messages.first.crash}>
        <ClosingTill />
      </ErrorBoundary>
    </MessagesContext>
  );
}

/** Loads what the next screens need, once the first one is drawn. */
function usePreload(messages: LanguageMessages | undefined): void {
  useEffect(() => {
    if (messages === undefined) return;
    const idle = requestIdleCallback(() => {
      SaleScreen.preload();
      // Where they are needed, the failure is shown.
      messages.all().catch(() => undefined);
    });
    return () => cancelIdleCallback(idle);
  }, [messages]);
}
