import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { SETTLEMENT_SCOPES } from '../../../../shared/contract/back-office/settlements.ts';
import type {
  SettlementRecord,
  SettlementScope,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../shared/language.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { AccessNote } from '../credentials/access-note.tsx';
import { useAccess } from '../credentials/use-access.ts';
import { SettlementList } from './settlement-list.tsx';
import type { Step } from './step.ts';
import { SettlementsForm, type Picked } from './settlements-form.tsx';
import { useSettlements } from './use-settlements.ts';

interface SettlementsProps {
  readonly terminal: TerminalView;
  /** The page of an opened record. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  readonly onBack: () => void;
}

/** The list before a choice. */
const FIRST = { list: 'settlements', oldestFirst: false } as const;

/** Settlements, batches and deposits as the service has them. */
export function Settlements({ terminal, recordPage, onBack }: SettlementsProps) {
  const { backOffice, settlements, findPayment, language } = useMessages();
  const { access, failure } = useAccess();
  const { shown, asking, list, again, more, depositsAgain } = useSettlements();
  const seen = access?.state === 'ready' ? access.scopes : [];
  const scopes = SETTLEMENT_SCOPES.filter((scope) => seen.includes(scope));
  const [picked, setPicked] = useState<Picked>();
  const [faulty, setFaulty] = useState(false);
  const [opened, setOpened] = useState<SettlementRecord>();
  const [comeFrom, setComeFrom] = useState<string>();
  const [scope] = scopes;
  const noneYet = terminal.training ? settlements.noneYetTraining : settlements.noneYet;
  const hasDays = picked !== undefined && (picked.from !== '' || picked.to !== '');

  const pick = (next: Picked) => {
    setPicked(next);
    const { from, to, ...rest } = next;
    const isBackwards = from !== '' && to !== '' && from > to;
    setFaulty(isBackwards);
    if (!isBackwards) list({ ...rest, ...(from !== '' && { from }), ...(to !== '' && { to }) });
  };
  const begin = useEffectEvent((first: SettlementScope) => list({ ...FIRST, scope: first }));
  useEffect(() => {
    if (scope !== undefined) begin(scope);
  }, [scope]);

  if (opened) {
    const toList = () => {
      setComeFrom(opened.id);
      setOpened(undefined);
    };
    return recordPage({ kind: opened.kind, id: opened.id }, toList);
  }
  return (
    <Page title={backOffice.entries.settlements.name} onBack={onBack}>
      {failure && <FailureBanner failure={failure} />}
      {access && scope === undefined && (
        <AccessNote access={access} terminalOnlyText={settlements.terminalOnlyText} />
      )}
      {scope !== undefined && (
        <SettlementsForm
          picked={picked ?? { ...FIRST, scope, from: '', to: '' }}
          scopes={scopes}
          locale={localeOf(language, terminal.locale)}
          onPick={pick}
        />
      )}
      {faulty && <Banner kind="warning" alert title={findPayment.wrongDates} />}
      <SettlementList
        shown={shown}
        none={hasDays ? settlements.none : noneYet}
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
