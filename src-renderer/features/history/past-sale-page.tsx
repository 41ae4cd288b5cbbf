import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { PastSaleDetail } from './past-sale-detail.tsx';
import { usePastSale } from './use-past-sale.ts';

interface PastSalePageProps {
  readonly saleId: string;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
  /** To the checkout, where the sale is on the screen now; missing where the record is only read. */
  readonly onLeave: (() => void) | undefined;
}

/** One sale, however long ago: what became of it and of the money, and all that happened. */
export function PastSalePage({ saleId, terminal, onBack, onLeave }: PastSalePageProps) {
  const messages = useMessages();
  const { past, failure } = usePastSale(saleId);
  return (
    <Page
      title={past ? messages.pastSale.title({ number: past.sale.number }) : messages.findPayment.searching}
      onBack={onBack}
    >
      {failure && <FailureBanner failure={failure} />}
      {past && <PastSaleDetail past={past} terminal={terminal} onLeave={onLeave} />}
    </Page>
  );
}
