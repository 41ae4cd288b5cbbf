import { MOST_FLEET_ROWS } from '../../../../../shared/contract/back-office/fleet.ts';
import { formatCount } from '../../../../../shared/text/figures.ts';
import { localeOf } from '../../../../../shared/language.ts';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useLatest } from '../../../../state/connection.ts';
import { useReading } from '../../../../state/use-reading.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { FleetFile } from './fleet-file.tsx';
import { FleetRun } from './fleet-run.tsx';
import * as cardStyles from '../../../../components/layout/card.module.css';

interface FleetPageProps {
  readonly locale: string;
  readonly onBack: () => void;
}

/** Sets up many tills from a file: first its contents, then the progress. A run goes on while the page is closed. */
export function FleetPage({ locale, onBack }: FleetPageProps) {
  const { fleet, backOffice, settlements, language } = useMessages();
  const { value, failure, reload } = useReading('fleet.get', {});
  const run = useLatest(({ view }) => view?.fleetRun);
  const count = formatCount(MOST_FLEET_ROWS, localeOf(language, locale));
  const isRead = value !== undefined;
  return (
    <Page title={fleet.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        {!isRead && !failure && <p role="status">{settlements.loading}</p>}
        {failure && <OfficeFailure failure={failure} onAgain={reload} />}
        {isRead && !run && (
          <>
            <p>{fleet.text}</p>
            <p>{fleet.columns({ count })}</p>
            <p>{fleet.where({ terminals: backOffice.entries.terminals.name })}</p>
            <FleetFile locale={locale} />
          </>
        )}
        {isRead && run && <FleetRun run={run} locale={locale} />}
      </section>
    </Page>
  );
}
