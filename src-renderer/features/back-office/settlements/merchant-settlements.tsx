import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SettlementList } from './settlement-list.tsx';
import type { Step } from './step.ts';
import { useSettlements } from './use-settlements.ts';

interface MerchantSettlementsProps {
  readonly merchant: { readonly id: string; readonly name?: string };
  readonly terminal: TerminalView;
  /** The page of an opened record. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  readonly onBack: () => void;
}

const LISTS = ['settlements', 'batches'] as const;
type List = (typeof LISTS)[number];

/** The settlements and batches of one merchant. */
export function MerchantSettlements({ merchant, terminal, recordPage, onBack }: MerchantSettlementsProps) {
  const { settlements } = useMessages();
  const { shown, asking, list, again, more, depositsAgain } = useSettlements();
  const [picked, setPicked] = useState<List>('settlements');
  const [opened, setOpened] = useState<SettlementRecord>();
  const [comeFrom, setComeFrom] = useState<string>();
  const { id: merchantId, name = merchantId } = merchant;

  const pick = (next: List) => {
    setPicked(next);
    list({ merchantId, list: next });
  };
  const begin = useEffectEvent(() => list({ merchantId, list: picked }));
  useEffect(() => begin(), []);

  if (opened) {
    return recordPage({ kind: opened.kind, id: opened.id }, () => {
      setComeFrom(opened.id);
      setOpened(undefined);
    });
  }
  return (
    <Page title={settlements.ofMerchant} onBack={onBack}>
      <p>
        <bdi>{name}</bdi>
      </p>
      <RadioGroup
        layout="row"
        title={settlements.show}
        options={LISTS.map((value) => ({ value, name: settlements.by[value] }))}
        value={picked}
        onChoose={pick}
      />
      <SettlementList
        shown={shown}
        none={settlements.noneOfMerchant}
        terminal={terminal}
        asking={asking}
        comeFrom={comeFrom}
        onOpen={setOpened}
        onAgain={again}
        onMore={more}
        onDepositsAgain={depositsAgain}
      />
    </Page>
  );
}
