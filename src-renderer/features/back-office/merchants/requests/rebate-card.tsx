import { useId } from 'react';
import type { MerchantRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../../components/button/button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { useReading } from '../../../../state/use-reading.ts';
import { RequestList } from './request-list.tsx';
import { isOpen } from './request-state.ts';
import type { RequestStep } from './request-trail.tsx';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../../terminals/record-page.module.css';

interface RebateCardProps {
  readonly merchant: MerchantRecord;
  readonly terminal: TerminalView;
  readonly onGo: (step: RequestStep) => void;
}

/** Whether the rebate program is on, the button that requests a change, and all requests. */
export function RebateCard({ merchant, terminal, onGo }: RebateCardProps) {
  const { merchants, settlements } = useMessages();
  const { rebates: texts, requests } = merchants;
  const heading = useId();
  const { rebates } = merchant;
  const { value, failure, reload } = useReading('updateRequests.list', { merchantId: merchant.id });
  const open = value?.requests.find(isOpen);
  const state = rebates === undefined ? texts.unknown : rebates ? texts.on : texts.off;
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <p>
        <strong>{state}</strong>
      </p>
      <div className={cardStyles.cardText}>
        <p>{texts.how}</p>
        {open && <p>{texts.open}</p>}
      </div>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      <div className={styles.recordActions}>
        {rebates !== true && (
          <Button kind="secondary" onPress={() => onGo({ kind: 'new', rebates: true })}>
            {texts.ask.on}
          </Button>
        )}
        {rebates !== false && (
          <Button kind="secondary" onPress={() => onGo({ kind: 'new', rebates: false })}>
            {texts.ask.off}
          </Button>
        )}
      </div>
      <h3>{requests.title}</h3>
      {!value && !failure && <p role="status">{settlements.loading}</p>}
      {value && (
        <RequestList
          requests={value.requests}
          total={value.total}
          terminal={terminal}
          onOpen={({ id }) => onGo({ kind: 'request', id })}
        />
      )}
    </section>
  );
}
