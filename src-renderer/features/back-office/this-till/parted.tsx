import type { RecordSide } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface PartedProps {
  readonly here: RecordSide;
  readonly there: RecordSide;
  readonly terminal: TerminalView;
}

/** What happened to two ledgers that were continued separately, which sales each has alone, and what to do. */
export function Parted({ here, there, terminal }: PartedProps) {
  const { thisTill, backOffice, day, menu, language } = useMessages();
  const { parted: messages } = thisTill.compare;
  const count = (number: number) => formatCount(number, terminal.locale);
  const sideOf = ({ rows, sales, lastSale }: RecordSide) =>
    lastSale === undefined
      ? messages.noSale({ rows: count(rows) })
      : messages.sales({
          rows: count(rows),
          sales: count(sales),
          number: String(lastSale.number),
          time: dayAndTime(lastSale.at, language, terminal),
        });
  const names = {
    office: menu.entries['back-office'].name,
    day: backOffice.entries.day.name,
    kind: day.kinds['unknown-to-till'].name,
  };
  return (
    <>
      <p>{messages.why}</p>
      <Facts
        facts={[
          { name: messages.here, value: sideOf(here) },
          { name: messages.there, value: sideOf(there) },
        ]}
      />
      <p>{messages.toDo(names)}</p>
    </>
  );
}
