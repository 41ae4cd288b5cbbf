import { useState } from 'react';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { isPaid, mayReclaim } from '../../../shared/payment/payment-status.ts';
import { Button } from '../../components/button/button.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useLatest } from '../../state/connection.ts';
import { latestFailure, useCommand } from '../../state/use-command.ts';
import { DocumentDialog } from '../documents/receipts/document-dialog.tsx';
import { CheckAnswerBanner } from '../payment/check/check-answer.tsx';
import { useCheck } from '../payment/check/use-check.ts';
import { ReclaimPage } from '../payment/outcome/reclaim-page.tsx';
import { saleDocuments } from '../payment/outcome/sale-documents.ts';
import * as styles from './past-sale-actions.module.css';

interface PastSaleActionsProps {
  readonly sale: SaleView;
  readonly terminal: TerminalView;
  /** The service says so, whatever this till has recorded: nothing of it is left to reclaim. */
  readonly isCompleted?: boolean;
  /** To the checkout, where the sale is on the screen now. */
  readonly onLeave: () => void;
}

/** What can be done with a sale of any age: go to it, ask whether it is paid, show its code and its documents. */
export function PastSaleActions({ sale, terminal, isCompleted, onLeave }: PastSaleActionsProps) {
  const messages = useMessages();
  const isFollowed = useLatest(({ view }) => view?.sales.some(({ id }) => id === sale.id) === true);
  const open = useCommand('sale.open');
  const check = useCheck(sale);
  const [pageShown, setPageShown] = useState(false);
  const [documentsShown, setDocumentsShown] = useState(false);
  const { stage } = sale;
  const documents = stage.name === 'final' ? saleDocuments({ ...sale, stage }, isCompleted) : undefined;
  const url = 'url' in stage ? stage.url : undefined;
  const mayBePaid = stage.name !== 'final' || !isPaid(stage.outcome);
  const hasPage = !isCompleted && (stage.name !== 'final' || mayReclaim(stage));
  const failure = latestFailure(open, check.command);
  const goTo = async () => {
    const result = await open.run({ saleId: sale.id, seen: 'open' });
    if (result?.ok === true) onLeave();
  };
  return (
    <>
      {check.answer && <CheckAnswerBanner answer={check.answer} terminal={terminal} />}
      {failure !== undefined && <FailureBanner failure={failure} />}
      <div className={styles.pastSaleActions}>
        {isFollowed && (
          <Button kind="primary" disabled={open.running} onPress={() => void goTo()}>
            {messages.pastSale.goTo}
          </Button>
        )}
        {mayBePaid && (
          <Button kind="secondary" disabled={check.asking} onPress={check.ask}>
            {check.asking ? messages.check.asking : messages.check.ask}
          </Button>
        )}
        {url !== undefined && hasPage && (
          <Button kind="secondary" onPress={() => setPageShown(!pageShown)}>
            {pageShown ? messages.pastSale.hidePage : messages.pastSale.showPage}
          </Button>
        )}
        {documents && (
          <Button kind="secondary" icon="document" onPress={() => setDocumentsShown(true)}>
            {messages.documentView.open[documents.label]}
          </Button>
        )}
      </div>
      {documents && documentsShown && (
        <DocumentDialog choices={documents.choices} onClose={() => setDocumentsShown(false)} />
      )}
      {pageShown && url !== undefined && <ReclaimPage url={url} />}
    </>
  );
}
