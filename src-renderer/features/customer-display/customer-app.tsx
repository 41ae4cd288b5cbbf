import type { CustomerApi } from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import { ReloadOnError } from '../../components/layout/reload-on-error.tsx';
import { usePushedView } from '../../state/use-pushed-view.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { ScanInput } from '../scanning/scans.tsx';
import { MessagesProvider } from '../../messages/messages-provider.tsx';
import './customer-app.css';
import { CustomerScreen } from './customer-screen.tsx';

/** Draws the latest view that main pushed; nothing before the first. */
export function CustomerApp({ api }: { readonly api: CustomerApi }) {
  const view = usePushedView(api.onView, api.commands['customer.view']);
  // Sized by its own screen, for who stands two metres away: the cashier's text size is theirs alone.
  useTheme(view?.language, { theme: view?.theme ?? 'system', textSize: 100 });
  if (view === undefined) return null;
  const chooseTip = (question: number, tipMinor: number) => {
    // An answer that comes too late changes nothing: the next view is on its way.
    void api.commands['customer.chooseTip']({ question, tipMinor });
  };
  const giveDetails = (question: number, payer: PayerDetails) =>
    api.commands['customer.giveDetails']({ question, payer });
  return (
    <MessagesProvider language={view.language}>
      <ReloadOnError>
        <ScanInput settings={view.scanner}>
          <CustomerScreen view={view} onTip={chooseTip} onDetails={giveDetails} />
        </ScanInput>
      </ReloadOnError>
    </MessagesProvider>
  );
}
