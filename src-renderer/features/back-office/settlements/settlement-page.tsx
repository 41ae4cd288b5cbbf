import { useId } from 'react';
import type {
  BatchAtService,
  SettlementAtService,
  SettlementDetails,
  SettlementRecord,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { amountsOfRecords, amountsOfRows, CurrencyNote } from '../currency-note.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { RecordEntry } from './record-entry.tsx';
import { DepositsDiffer } from './deposits-differ.tsx';
import { DepositsUnread } from './deposits-unread.tsx';
import { recordFacts } from './record-facts.ts';
import { payoutDays } from './payout-days.ts';
import { NotArrived, RecordHead } from './record-head.tsx';
import { SettledPaymentsList } from './settled-payments-list.tsx';
import { useSettlement } from './use-settlement.ts';
import type { Step } from './step.ts';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './settlement-page.module.css';

interface SettlementPageProps {
  readonly kind: 'settlement' | 'batch';
  readonly id: string;
  readonly terminal: TerminalView;
  /** The batch or payment that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (step: Step) => void;
  readonly onBack: () => void;
}

/** A settlement with its batches, deposits and payments, or a batch with its payments. */
export function SettlementPage({ kind, id, terminal, comeFrom, onOpen, onBack }: SettlementPageProps) {
  const messages = useMessages();
  const { settlements, payments } = messages;
  const { details, failure, asking, again, searchFurther } = useSettlement(kind, id);
  const record = details?.batch ?? details?.settlement;
  const days = record?.kind === 'settlement' && details ? payoutDays(details.batches) : undefined;
  return (
    <Page title={payments.facts[kind]} onBack={onBack}>
      {failure && <OfficeFailure failure={failure} onAgain={again} />}
      {!details && !failure && <p role="status">{settlements.loading}</p>}
      {details && record && (
        <>
          <RecordHead record={record} terminal={terminal} />
          <NotArrived record={record} />
          <DepositsUnread failure={details.settlement?.depositsFailure} onAgain={again} />
          <CurrencyNote amounts={amountsOfDetails(record, details)} />
          {record.kind === 'settlement' && (
            <DepositsDiffer settlement={record} batches={details.batches} terminal={terminal} />
          )}
          {record.kind === 'settlement' && (
            <div className={styles.settlementActions}>
              <Button
                kind="secondary"
                icon="check"
                onPress={() => onOpen({ kind: 'payout', settlementId: record.id })}
              >
                {settlements.explain}
              </Button>
              {days && (
                <Button kind="secondary" icon="calendar" onPress={() => onOpen({ kind: 'days', days })}>
                  {settlements.explainDays}
                </Button>
              )}
            </div>
          )}
          <div className={styles.settlementHalves}>
            <div>
              <section className={cardStyles.card} data-part="card">
                <Facts facts={recordFacts(record, terminal, messages)} />
              </section>
              {record.kind === 'settlement' && <Deposits settlement={record} terminal={terminal} />}
            </div>
            <div>
              {details.batch && details.settlement && (
                <SettlementOfBatch settlement={details.settlement} terminal={terminal} onOpen={onOpen} />
              )}
              {details.batches.length > 0 && (
                <Batches batches={details.batches} terminal={terminal} comeFrom={comeFrom} onOpen={onOpen} />
              )}
              <SettledPaymentsList
                settled={details.payments}
                terminal={terminal}
                asking={asking}
                comeFrom={comeFrom}
                onOpen={(row) => onOpen({ kind: 'payment', row })}
                onAgain={again}
                onSearchFurther={searchFurther}
              />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}

/** All amounts of the page. */
function amountsOfDetails(record: SettlementRecord, { settlement, batches, payments }: SettlementDetails) {
  const records = [record, ...(settlement ? [settlement] : []), ...(settlement?.deposits ?? []), ...batches];
  return [...amountsOfRecords(records), ...amountsOfRows(payments.rows)];
}

interface OfSettlementProps {
  readonly settlement: SettlementAtService;
  readonly terminal: TerminalView;
}

function SettlementOfBatch({
  settlement,
  terminal,
  onOpen,
}: OfSettlementProps & Pick<SettlementPageProps, 'onOpen'>) {
  const { settlements, payments } = useMessages();
  const heading = useId();
  const open = () => onOpen({ kind: 'settlement', id: settlement.id });
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{payments.facts.settlement}</h2>
      <RecordHead record={settlement} terminal={terminal} />
      <div>
        <Button kind="secondary" icon="safe" onPress={open}>
          {settlements.openSettlement}
        </Button>
      </div>
    </section>
  );
}

function Deposits({ settlement: { deposits = [] }, terminal }: OfSettlementProps) {
  const messages = useMessages();
  const heading = useId();
  if (deposits.length === 0) return null;
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{messages.settlements.deposits}</h2>
      {deposits.map((deposit) => (
        <Facts key={deposit.id} facts={recordFacts(deposit, terminal, messages)} />
      ))}
    </section>
  );
}

interface BatchesProps extends Pick<SettlementPageProps, 'terminal' | 'comeFrom' | 'onOpen'> {
  readonly batches: readonly BatchAtService[];
}

function Batches({ batches, terminal, comeFrom, onOpen }: BatchesProps) {
  const { settlements } = useMessages();
  const own = batches.some(({ id }) => id === comeFrom) ? comeFrom : undefined;
  return (
    <section className={styles.settlementPart}>
      <h2>{settlements.batches}</h2>
      <VirtualList label={settlements.batches} items={batches} keyOf={keyOf} startAt={own}>
        {(batch, tabIndex) => (
          <RecordEntry
            record={batch}
            terminal={terminal}
            tabIndex={tabIndex}
            onOpen={() => onOpen({ kind: 'batch', id: batch.id })}
          />
        )}
      </VirtualList>
    </section>
  );
}

const keyOf = ({ id }: BatchAtService) => id;
