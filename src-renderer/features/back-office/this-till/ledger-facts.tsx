import type { LedgerSummary } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Facts, type Fact } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { formatBytes } from '../format-bytes.ts';

interface LedgerFactsProps {
  readonly look: LedgerSummary;
  readonly terminal: TerminalView;
}

/** The ledger's identity and size. */
export function LedgerFacts({ look, terminal }: LedgerFactsProps) {
  const { thisTill: messages, language } = useMessages();
  const { facts: names } = messages;
  const time = (at: number) => dayAndTime(at, language, terminal);
  const { verified, firstAt, lastAt, lost, ledgerId, epoch = 0 } = look;
  const verifiedIn = verified?.faults === 0 ? messages.verifiedWhole : messages.verifiedDamaged;
  const facts: readonly (Fact | false)[] = [
    {
      name: names.verified,
      value: verified === undefined ? messages.never : verifiedIn({ time: time(verified.at) }),
    },
    {
      name: names.rows,
      value: messages.rows({
        sales: formatCount(look.events, terminal.locale),
        journal: formatCount(look.entries, terminal.locale),
      }),
    },
    lost !== undefined && {
      name: names.lost,
      value: messages.lostSince({ rows: formatCount(lost, terminal.locale) }),
    },
    firstAt !== undefined && { name: names.first, value: time(firstAt) },
    lastAt !== undefined && { name: names.last, value: time(lastAt) },
    { name: names.size, value: formatBytes(look.bytes, language, terminal.locale) },
    ledgerId !== undefined && { name: names.identity, value: `${ledgerId} / ${epoch}` },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}
