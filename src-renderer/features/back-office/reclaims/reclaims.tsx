import { useMemo, useState } from 'react';
import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type { Reclaim } from '../../../../shared/contract/back-office/reclaims.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { CurrencyNote } from '../currency-note.tsx';
import { firstScope } from '../credentials/first-scope.ts';
import { useAccess } from '../credentials/use-access.ts';
import { PaymentPage, type SettlementPageOf } from '../payments/payment-page.tsx';
import { ServiceAskedNote } from '../payments/service-asked-note.tsx';
import { UnreadNote } from '../payments/unread-note.tsx';
import { noneFound } from './none-found.ts';
import { hasEnded, ordered, RECLAIM_ORDERS, type ReclaimOrder } from './order-reclaims.ts';
import { ReclaimEntry } from './reclaim-entry.tsx';
import { useFindReclaims } from './use-find-reclaims.ts';
import * as styles from './reclaims.module.css';

interface ReclaimsProps {
  readonly terminal: TerminalView;
  readonly settlementPage: SettlementPageOf;
  readonly onBack: () => void;
  /** Opens the checkout, which shows the sale. */
  readonly onSale: () => void;
}

/** Money of payers that paid for nothing: its owner, its amount, its end, and the state of the reclaim. */
export function Reclaims({ terminal, settlementPage, onBack, onSale }: ReclaimsProps) {
  const messages = useMessages();
  const { backOffice, reclaims, payments, credentials, findPayment, language } = messages;
  const looked = useAccess();
  const scopes: readonly HistoryScope[] = looked.access?.state === 'ready' ? looked.access.scopes : [];
  const [chosen, setChosen] = useState<HistoryScope>();
  // At terminal scope records do not tell the state of a reclaim.
  const widest = scopes.includes('merchant') ? 'merchant' : firstScope(terminal);
  const isKnown = looked.access !== undefined || looked.failure !== undefined;
  const scope = chosen ?? (isKnown ? widest : undefined);
  const find = useFindReclaims(scope);
  const [group, setGroup] = useState<'open' | 'ended'>('open');
  const [order, setOrder] = useState<ReclaimOrder>('left');
  const [opened, setOpened] = useState<Reclaim>();
  const [comeFrom, setComeFrom] = useState<string>();
  const { found } = find;
  const { open, ended } = useMemo(() => parted(found?.reclaims ?? []), [found]);
  const shown = useMemo(() => ordered(group === 'open' ? open : ended, order), [group, open, ended, order]);

  if (opened) {
    const toList = () => {
      setComeFrom(opened.row.key);
      setOpened(undefined);
    };
    return (
      <PaymentPage
        row={opened.row}
        terminal={terminal}
        settlementPage={settlementPage}
        onBack={toList}
        onSale={onSale}
      />
    );
  }
  const { searchedBackTo = find.looking ? undefined : found?.next?.until } = found ?? {};
  const time = searchedBackTo === undefined ? undefined : dayAndTime(searchedBackTo, language, terminal);
  const sorts = RECLAIM_ORDERS.map((value) => ({ value, name: reclaims.sorts[value] }));
  return (
    <Page title={backOffice.entries.reclaims.name} onBack={onBack}>
      <div className={styles.reclaimChoices}>
        <RadioGroup
          layout="row"
          title={reclaims.show}
          options={[
            { value: 'open', name: reclaims.open({ count: open.length }) },
            { value: 'ended', name: reclaims.ended({ count: ended.length }) },
          ]}
          value={group}
          onChoose={setGroup}
        />
        {scopes.length > 1 && scope !== undefined && (
          <RadioGroup
            layout="row"
            title={payments.whose}
            options={scopes.map((value) => ({ value, name: credentials.scopes[value] }))}
            value={scope}
            onChoose={setChosen}
          />
        )}
        <Field
          label={reclaims.sort}
          value={order}
          options={sorts}
          onChange={(value) => setOrder(RECLAIM_ORDERS.find((each) => each === value) ?? order)}
        />
      </div>
      {find.failure && <OfficeFailure failure={find.failure} onAgain={find.again} />}
      {found && <ServiceAskedNote asked={found.service} onAgain={find.again} />}
      <UnreadNote unread={found?.unread} terminal={terminal} />
      <ListStatus empty={!find.looking && isKnown && found !== undefined && shown.length === 0}>
        {find.looking || !isKnown
          ? reclaims.looking
          : found && shown.length === 0
            ? noneFound(group, found, messages)
            : ''}
        {time !== undefined && ` ${payments.searchedBackTo({ time })}`}
      </ListStatus>
      <CurrencyNote amounts={shown.map(({ amount }) => amount)} />
      {shown.length > 0 && (
        <VirtualList label={backOffice.entries.reclaims.name} items={shown} keyOf={keyOf} startAt={comeFrom}>
          {(reclaim, tabIndex) => (
            <ReclaimEntry reclaim={reclaim} terminal={terminal} tabIndex={tabIndex} onOpen={setOpened} />
          )}
        </VirtualList>
      )}
      {shown.some(({ isEarliest, state }) => isEarliest && state === 'open') && <p>{reclaims.earliest}</p>}
      {found?.next !== undefined && (
        <Button kind="secondary" disabled={find.looking} onPress={find.older}>
          {findPayment.searchFurther}
        </Button>
      )}
    </Page>
  );
}

const keyOf = ({ row }: Reclaim) => row.key;

function parted(reclaims: readonly Reclaim[]) {
  return {
    open: reclaims.filter((reclaim) => !hasEnded(reclaim)),
    ended: reclaims.filter(hasEnded),
  };
}
