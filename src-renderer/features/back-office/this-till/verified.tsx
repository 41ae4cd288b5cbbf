import type { LedgerTaskEnd, LostFromRecord } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { TechnicalLines } from './technical-lines.tsx';

interface VerifiedProps {
  readonly end: Extract<LedgerTaskEnd, { readonly result: 'verified' }>;
  readonly terminal: TerminalView;
}

/** What verifying the ledger has found: damage, what an earlier repair has noted as lost, or nothing. */
export function Verified({ end, terminal }: VerifiedProps) {
  const { thisTill: messages, faults: names } = useMessages();
  const { lost, faults, faultCount, unreadable } = end;
  if (faultCount > 0)
    return (
      <Banner kind="fault" title={messages.damaged({ count: faultCount })}>
        <p>{messages.damagedText}</p>
        <p>{names.trace}</p>
        <TechnicalLines lines={faults} />
        {lost !== undefined && <Lost lost={lost} terminal={terminal} />}
      </Banner>
    );
  const [sales, journal, all] = [end.events, end.entries, end.events + end.entries].map((rows) =>
    formatCount(rows, terminal.locale),
  ) as [string, string, string];
  const counted = (
    <>
      <p>{messages.counted({ sales, journal })}</p>
      {unreadable > 0 && <p>{messages.unreadable({ count: unreadable })}</p>}
    </>
  );
  if (lost === undefined && unreadable > 0)
    // Whether they were changed is what nobody knows of them.
    return (
      <Banner kind="warning" title={messages.notAllShown}>
        {counted}
      </Banner>
    );
  if (lost === undefined)
    return (
      <Banner kind="info" title={messages.whole}>
        <p>{messages.wholeText({ rows: all })}</p>
        {counted}
      </Banner>
    );
  return (
    <Banner kind="warning" title={messages.lost.title({ rows: formatCount(lost.rows, terminal.locale) })}>
      <Lost lost={lost} terminal={terminal} />
      {unreadable === 0 && <p>{messages.lost.here({ rows: all })}</p>}
      {counted}
    </Banner>
  );
}

/** When the lost entries were recorded, and where to look for them. */
function Lost({ lost, terminal }: { readonly lost: LostFromRecord; readonly terminal: TerminalView }) {
  const { thisTill, backOffice, day, menu, language } = useMessages();
  const { lost: messages } = thisTill;
  const { since, until, copies } = lost;
  const time = (at: number) => dayAndTime(at, language, terminal);
  const names = {
    office: menu.entries['back-office'].name,
    day: backOffice.entries.day.name,
    kind: day.kinds['unknown-to-till'].name,
    damaged: day.kinds['record-damaged'].name,
  };
  return (
    <>
      <p>
        {since === undefined
          ? messages.before({ until: time(until) })
          : messages.between({ since: time(since), until: time(until) })}
      </p>
      <p>{messages.text(names)}</p>
      {copies.length > 0 && (
        <>
          <p>{messages.copies}</p>
          <TechnicalLines lines={copies} />
        </>
      )}
    </>
  );
}
