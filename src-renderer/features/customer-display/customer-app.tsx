import { useEffect, useState } from 'react';
import type { CustomerApi, CustomerView } from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import { useLook } from '../../theme/use-theme.ts';
import { ScanInput } from '../scanning/scans.tsx';
import { InLanguage } from '../../messages/messages-provider.tsx';
import './customer-app.css';
import { CustomerErrorBoundary } from './customer-error-boundary.tsx';
import { CustomerFace } from './customer-screen.tsx';

/** Draws the latest view that main pushed; nothing before the first. */
export function CustomerApp({ api }: { readonly api: CustomerApi }) {
  const view = useCustomerView(api);
  // Sized by its own screen, for who stands two metres away: the cashier's text size is theirs alone.
  useLook(view?.language, { theme: view?.theme ?? 'system', textSize: 100 });
  if (view === undefined) return null;
  const chooseTip = (question: number, tipMinor: number) => {
    // An answer that comes too late changes nothing: the next view is on its way.
    void api.commands['customer.chooseTip']({ question, tipMinor });
  };
  const giveDetails = (question: number, payer: PayerDetails) =>
    api.commands['customer.giveDetails']({ question, payer });
  return (
    <InLanguage language={view.language}>
      <CustomerErrorBoundary>
        <ScanInput settings={view.scanner}>
          <CustomerFace view={view} onTip={chooseTip} onDetails={giveDetails} />
        </ScanInput>
      </CustomerErrorBoundary>
    </InLanguage>
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
