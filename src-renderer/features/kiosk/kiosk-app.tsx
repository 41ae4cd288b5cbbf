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

/** Draws the latest view that main pushed; nothing before the first one. */
export function KioskApp({ api }: { readonly api: KioskApi }) {
  const { commands, onView } = api;
  const view = usePushedView(onView, commands['kiosk.view']);
  // The cashier's text size is for the cashier only.
  useTheme(view?.language, { theme: view?.theme ?? 'system', textSize: 100 });
  useLockedPage(view?.needsTime !== undefined, () => {
    // A touch that is lost does no harm, because the next one reports the same.
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
