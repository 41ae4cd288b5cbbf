import { useState } from 'react';
import type { HandOverShown } from '../../../../../shared/contract/back-office/hand-over.ts';
import type { HierarchyRecord } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useReading } from '../../../../state/use-reading.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { MadeHandOver } from './made-hand-over.tsx';
import * as cardStyles from '../../../../components/layout/card.module.css';

interface HandOverPageProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Makes the package that sets up a terminal on another computer. Its code is gone when the page is left. */
export function HandOverPage({ record, terminal, onBack }: HandOverPageProps) {
  const { handOver, settlements } = useMessages();
  const { id, name = id } = record;
  const { value: offer, failure, reload } = useReading('handOver.get', { id });
  const [made, setMade] = useState<HandOverShown>();
  return (
    <Page title={handOver.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        {!made && (
          <h2>
            <bdi>{name}</bdi>
          </h2>
        )}
        {!offer && !failure && <p role="status">{settlements.loading}</p>}
        {failure && <OfficeFailure failure={failure} onAgain={reload} />}
        {offer?.refused && <Banner kind="info" title={handOver.refused[offer.refused]} />}
        {offer && !offer.refused && !made && (
          <HandOverForm id={id} offer={offer} terminal={terminal} onMade={setMade} />
        )}
        {made && <MadeHandOver name={name} made={made} onAgain={() => setMade(undefined)} />}
      </section>
    </Page>
  );
}
