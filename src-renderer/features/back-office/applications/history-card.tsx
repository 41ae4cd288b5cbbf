import { useId } from 'react';
import type { ApplicationEvent } from '../../../../shared/contract/back-office/applications.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { exactTime } from '../../../../shared/time/moment.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { useNewsReading } from '../use-news-reading.ts';
import { stateName } from './application-state.ts';
import * as cardStyles from '../../../components/layout/card.module.css';

interface HistoryCardProps {
  readonly applicationId: string;
  readonly terminal: TerminalView;
}

/** The history of an application, newest first. Unknown events are shown in the service's own words. */
export function HistoryCard({ applicationId, terminal }: HistoryCardProps) {
  const messages = useMessages();
  const { applications, pastSale, settlements, story, terminals, language } = messages;
  const heading = useId();
  const asked = { id: applicationId };
  const { value: events, failure, reload } = useNewsReading('applications.history', asked, 'applications');
  const who: ReadonlyMap<string, string> = new Map([
    ['partner', terminals.kinds.partner],
    ['signer', applications.signer],
    ['service', story.service],
  ]);
  const factOf = ({ event, status, actor, message, at }: ApplicationEvent) => {
    const what = status === undefined ? event && readableName(event) : stateName(status, messages);
    return {
      name: at === undefined ? '–' : exactTime(at, language, terminal),
      value: [what, who.get(actor ?? '') ?? actor, message].filter(Boolean).join(' · '),
    };
  };
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{pastSale.history}</h2>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {!events && !failure && <p role="status">{settlements.loading}</p>}
      {events?.length === 0 && <p>{applications.noHistory}</p>}
      {events && events.length > 0 && <Facts facts={events.map(factOf)} />}
    </section>
  );
}
