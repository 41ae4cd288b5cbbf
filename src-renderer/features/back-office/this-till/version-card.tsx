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
  const check = useCommand('updates.get');
  const [found, setFound] = useState<UpdateCheck>();
  const checkNow = async () => {
    setFound(undefined);
    const answer = await check.run(undefined);
    if (answer?.ok === true) setFound(answer.value);
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{messages.title({ version: APP_VERSION })}</h2>
      <p className={styles.careText}>{messages.text}</p>
      <div className={styles.careActions}>
        <Button kind="secondary" disabled={check.running} onPress={() => void checkNow()}>
          {messages.look}
        </Button>
      </div>
      {check.failure !== undefined && <FailureBanner failure={check.failure} />}
      <UpdateState terminal={terminal} />
      <div role="status" className={styles.taskEnd}>
        {check.running && <p>{messages.looking}</p>}
        {found !== undefined && <Found check={found} locale={terminal.locale} />}
      </div>
    </section>
  );
}

function Found({ check, locale }: { readonly check: UpdateCheck; readonly locale: string }) {
  const { updates: messages } = useMessages();
  switch (check.result) {
    case 'others-first':
      return <p>{messages.othersFirst(check)}</p>;
    case 'fits':
      return (
        <Banner kind="info" title={messages.fits.title(check)}>
          <p>{messages.fits.text({ figures: formatCount(check.figures, locale) })}</p>
        </Banner>
      );
    case 'differs':
      return (
        <Banner kind="warning" title={messages.differs.title(check)}>
          <p>{messages.differs.text({ differences: formatCount(check.differences, locale) })}</p>
          <ul className={styles.taskFaults}>
            {check.named.map((line) => (
              <li key={line}>
                <bdi dir="ltr">{line}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      );
    case 'not-tried':
      return (
        <Banner kind="warning" title={messages.notTried.title(check)}>
          <p>{messages.notTried.text}</p>
          {check.detail !== undefined && (
            <p className={styles.taskFaults}>
              <bdi dir="ltr">{check.detail}</bdi>
            </p>
          )}
        </Banner>
      );
    default:
      return <p>{messages.results[check.result]}</p>;
  }
}
