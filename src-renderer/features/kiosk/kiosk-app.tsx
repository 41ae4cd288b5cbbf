import type { KioskApi } from '../../../shared/contract/kiosk.ts';
import { ReloadOnError } from '../../components/layout/reload-on-error.tsx';
import { MessagesProvider } from '../../messages/messages-provider.tsx';
import { usePushedView } from '../../state/use-pushed-view.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { ScanInput } from '../scanning/scans.tsx';
import './kiosk-app.css';
import { KioskScreen } from './kiosk-screen.tsx';
import { useLockedPage } from './locked/use-locked-page.ts';
import { StaffCorner } from './staff/staff-corner.tsx';

/** Draws the latest view that main pushed; nothing before the first. */
export function KioskApp({ api }: { readonly api: KioskApi }) {
  const { commands, onView } = api;
  const view = usePushedView(onView, commands['kiosk.view']);
  // Sized by its own screen, for whoever stands before it: the cashier's text size is theirs alone.
  useTheme(view?.language, { theme: view?.theme ?? 'system', textSize: 100 });
  useLockedPage(view?.needsTime !== undefined, () => {
    // The next one says the same.
    if (view) void commands['kiosk.touch']({ visit: view.visit }).catch(() => undefined);
  });
  if (view === undefined) return null;
  return (
    <MessagesProvider language={view.language}>
      <ReloadOnError>
        <ScanInput settings={view.scanner}>
          <KioskScreen view={view} commands={commands} />
          <StaffCorner view={view} commands={commands} />
        </ScanInput>
      </ReloadOnError>
    </MessagesProvider>
  );
}
