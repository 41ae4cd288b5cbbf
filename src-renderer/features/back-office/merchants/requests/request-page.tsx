import { useState } from 'react';
import type {
  MerchantRecord,
  UpdateRequestMove,
} from '../../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../../components/banner/failure-detail.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { SaleState } from '../../../payment/open-sales/sale-state.tsx';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { AskFirst } from '../../terminals/ask-first.tsx';
import { useReading } from '../../../../state/use-reading.ts';
import { movesOf, requestBadge, requestState, wishOf } from './request-state.ts';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../../terminals/record-page.module.css';

interface RequestPageProps {
  readonly merchant: MerchantRecord;
  readonly id: string;
  readonly terminal: TerminalView;
  readonly isPartner: boolean;
  readonly onBack: () => void;
}

/** An update request: its status, and the actions that it allows. */
export function RequestPage({ merchant, id, terminal, isPartner, onBack }: RequestPageProps) {
  const messages = useMessages();
  const { merchants, terminals, settlements, payments, language } = messages;
  const { requests: texts } = merchants;
  const { id: merchantId, name = merchantId } = merchant;
  const { value: request, failure, reload } = useReading('updateRequests.get', { merchantId, id });
  const move = useCommand('updateRequests.move');
  const [asking, setAsking] = useState<Exclude<UpdateRequestMove, 'submit'>>();
  const [done, setDone] = useState(false);
  const go = async (to: UpdateRequestMove) => {
    setDone(false);
    const moved = await move.run({ merchantId, id, to });
    setDone(moved?.ok === true);
    // The request is read again after a refusal, too, because its status may have changed.
    if (moved) reload();
  };
  const time = (at: number | undefined) => (at === undefined ? '' : dayAndTime(at, language, terminal));
  const moves = request ? movesOf(request, isPartner) : [];
  const state = request && requestState(request);
  return (
    <Page title={request ? wishOf(request, messages) : texts.title} onBack={onBack}>
      <p role="status" className={styles.recordStatus}>
        {!request && !failure ? settlements.loading : done && terminals.form.saved}
      </p>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {move.failure?.code === 'conflict' && (
        <Banner kind="warning" alert title={texts.movedOn}>
          <FailureDetail failure={move.failure} />
        </Banner>
      )}
      {move.failure && move.failure.code !== 'conflict' && <OfficeFailure failure={move.failure} />}
      {request && state && (
        <section className={cardStyles.card} data-part="card">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <SaleState {...requestBadge(request, messages)} />
          <div className={cardStyles.cardText}>
            <p>{texts.states[state].text}</p>
            {state === 'submitted' && !isPartner && <p>{texts.byPartner}</p>}
          </div>
          <Facts
            facts={[
              { name: texts.justification, value: request.justification ?? '' },
              { name: payments.facts.created, value: time(request.createdAt) },
              { name: terminals.facts.updated, value: time(request.updatedAt) },
              { name: settlements.facts.id, value: id },
            ].filter(({ value }) => value !== '')}
          />
          <div className={styles.recordActions}>
            {moves.map((to, nth) => (
              <Button
                key={to}
                kind={nth === 0 ? 'primary' : to === 'cancel' ? 'quiet' : 'secondary'}
                disabled={move.running}
                onPress={() => (to === 'submit' ? void go(to) : setAsking(to))}
              >
                {texts.moves[to].button}
              </Button>
            ))}
          </div>
        </section>
      )}
      {asking && request && (
        <AskFirst
          title={texts.moves[asking].question}
          confirm={texts.moves[asking].button}
          onConfirm={() => void go(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {asking !== 'approve'
              ? texts.moves[asking].text
              : request.rebates === undefined
                ? texts.moves.approve.text
                : texts.moves.approve[request.rebates ? 'on' : 'off']({ name })}
          </p>
        </AskFirst>
      )}
    </Page>
  );
}
