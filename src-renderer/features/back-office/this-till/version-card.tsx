import { useState } from 'react';
import { formatCount } from '../../../../shared/text/figures.ts';
import type { UpdateCheck } from '../../../../shared/contract/updates.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { UpdateState } from './update-state.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './this-till.module.css';

/** The program's version, and whether a newer one may be installed. It is first tried on a copy of the ledger. */
export function VersionCard({ terminal }: { readonly terminal: TerminalView }) {
  const { updates: messages } = useMessages();
  const look = useCommand('updates.get');
  const [found, setFound] = useState<UpdateCheck>();
  const lookNow = async () => {
    setFound(undefined);
    const answer = await look.run(undefined);
    if (answer?.ok === true) setFound(answer.value);
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{messages.title({ version: APP_VERSION })}</h2>
      <p className={styles.careText}>{messages.text}</p>
      <div className={styles.careActions}>
        <Button kind="secondary" disabled={look.running} onPress={() => void lookNow()}>
          {messages.look}
        </Button>
      </div>
      {look.failure !== undefined && <FailureBanner failure={look.failure} />}
      <UpdateState terminal={terminal} />
      <div role="status" className={styles.taskEnd}>
        {look.running && <p>{messages.looking}</p>}
        {found !== undefined && <Found look={found} locale={terminal.locale} />}
      </div>
    </section>
  );
}

function Found({ look, locale }: { readonly look: UpdateCheck; readonly locale: string }) {
  const { updates: messages } = useMessages();
  switch (look.result) {
    case 'others-first':
      return <p>{messages.othersFirst(look)}</p>;
    case 'fits':
      return (
        <Banner kind="info" title={messages.fits.title(look)}>
          <p>{messages.fits.text({ figures: formatCount(look.figures, locale) })}</p>
        </Banner>
      );
    case 'differs':
      return (
        <Banner kind="warning" title={messages.differs.title(look)}>
          <p>{messages.differs.text({ differences: formatCount(look.differences, locale) })}</p>
          <ul className={styles.taskFaults}>
            {look.named.map((line) => (
              <li key={line}>
                <bdi dir="ltr">{line}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      );
    case 'not-tried':
      return (
        <Banner kind="warning" title={messages.notTried.title(look)}>
          <p>{messages.notTried.text}</p>
          {look.detail !== undefined && (
            <p className={styles.taskFaults}>
              <bdi dir="ltr">{look.detail}</bdi>
            </p>
          )}
        </Banner>
      );
    default:
      return <p>{messages.results[look.result]}</p>;
  }
}
