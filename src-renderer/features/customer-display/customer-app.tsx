import { useEffect, useState, Component, type ReactNode } from 'react';
import type { CustomerApi, CustomerView } from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { ScanInput } from '../scanning/scans.tsx';
import { MessagesProvider } from '../../messages/messages-provider.tsx';
import './customer-app.css';
import { CustomerScreen } from './customer-screen.tsx';

/** Draws the latest view that main pushed; nothing before the first. */
export function CustomerApp({ api }: { readonly api: CustomerApi }) {
  const view = useCustomerView(api);
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
      <CustomerErrorBoundary>
        <ScanInput settings={view.scanner}>
          <CustomerScreen view={view} onTip={chooseTip} onDetails={giveDetails} />
        </ScanInput>
      </CustomerErrorBoundary>
    </MessagesProvider>
  );
}

function useCustomerView(api: CustomerApi): CustomerView | undefined {
  const [view, setView] = useState<CustomerView>();
  useEffect(() => {
    const stop = api.onView(setView);
    void api.commands['customer.view'](undefined).then((answer) => {
      // A view that was pushed meanwhile is newer than this answer.
      if (answer.ok) setView((pushed) => pushed ?? answer.value);
    });
    return stop;
  }, [api]);
  return view;
}

const AGAIN_AFTER_MS = 2_000;

/** Nobody is there to press a button: when drawing fails, the page is loaded again. Main holds all there is to know. */
class CustomerErrorBoundary extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    setTimeout(() => window.location.reload(), AGAIN_AFTER_MS);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
