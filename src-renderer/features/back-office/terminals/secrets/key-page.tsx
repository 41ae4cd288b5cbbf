import { useState } from 'react';
import type { HierarchyRecord } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { AskFirst } from '../ask-first.tsx';
import { heldSecret, ShownSecret, type HeldSecret } from './shown-secret.tsx';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../record-page.module.css';

interface KeyPageProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** A terminal's API key: masked, shown for a short time on request, and reset. */
export function KeyPage({ record, terminal, onBack }: KeyPageProps) {
  const { terminals } = useMessages();
  const { key: texts, facts } = terminals;
  const { id, name = id, maskedApiKey } = record;
  const reveal = useCommand('terminals.revealKey');
  const reset = useCommand('terminals.resetKey');
  const [shown, setShown] = useState<{ readonly held: HeldSecret | undefined; readonly isNew: boolean }>();
  // After a reset the masked key of the record is outdated.
  const [wasReset, setWasReset] = useState(false);
  const [asking, setAsking] = useState(false);
  const running = reveal.running || reset.running;
  const failure = latestFailure(reveal, reset);
  const show = async (isNew: boolean) => {
    setShown(undefined);
    const answer = await (isNew ? reset.run({ id }) : reveal.run({ id }));
    if (answer?.ok !== true) return;
    setShown({ held: heldSecret(answer.value), isNew });
    if (isNew) setWasReset(true);
  };
  return (
    <Page title={texts.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {maskedApiKey !== undefined && !wasReset && (
          <Facts facts={[{ name: facts.key, value: maskedApiKey }]} />
        )}
        <p>{texts.text}</p>
        {shown?.isNew === true && <Banner kind="info" title={texts.isNew} />}
        <div role="status" className={styles.recordStatus}>
          {shown?.held && (
            <ShownSecret label={texts.title} secret={shown.held} onGone={() => setShown(undefined)} />
          )}
          {shown && !shown.held && texts.withheld}
        </div>
        {failure && <OfficeFailure failure={failure} />}
        <div className={styles.recordActions}>
          <Button kind="primary" disabled={running} onPress={() => void show(false)}>
            {texts.reveal}
          </Button>
          <Button kind="secondary" disabled={running} onPress={() => setAsking(true)}>
            {texts.reset}
          </Button>
        </div>
      </section>
      {asking && (
        <AskFirst
          title={texts.question({ name })}
          confirm={texts.reset}
          onConfirm={() => void show(true)}
          onClose={() => setAsking(false)}
        >
          <p>{texts.resetText}</p>
          {id === terminal.terminalId && <p>{texts.own}</p>}
        </AskFirst>
      )}
    </Page>
  );
}
