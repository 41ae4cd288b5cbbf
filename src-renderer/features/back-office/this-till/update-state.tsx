import type { UpdateEnd, UpdateUnderWay } from '../../../../shared/contract/updates.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount, formatPercent } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLatest } from '../../../state/connection.ts';
import { useCommand } from '../../../state/use-command.ts';
import * as styles from './this-till.module.css';

/** A newer version that is being installed, and the result of the last installation. */
export function UpdateState({ terminal }: { readonly terminal: TerminalView }) {
  const update = useLatest(({ view }) => view?.update);
  return (
    <>
      {update?.underWay !== undefined && <UnderWay underWay={update.underWay} locale={terminal.locale} />}
      {update?.last !== undefined && <Ended end={update.last} terminal={terminal} />}
    </>
  );
}

function UnderWay({ underWay, locale }: { readonly underWay: UpdateUnderWay; readonly locale: string }) {
  const { updates: messages } = useMessages();
  const newer = { newer: underWay.version };
  switch (underWay.state) {
    case 'loading':
      return <p>{messages.loading({ ...newer, percent: formatPercent(underWay.percent, locale) })}</p>;
    case 'not-loaded':
      return (
        <Banner kind="warning" title={messages.notLoaded.title(newer)}>
          <p>{messages.notLoaded[underWay.why]}</p>
        </Banner>
      );
    case 'ready':
      return <Ready {...underWay} />;
  }
}

function Ready({ version, file }: Extract<UpdateUnderWay, { readonly state: 'ready' }>) {
  const { updates: messages } = useMessages();
  const install = useCommand('updates.install');
  const title = messages.ready.title({ newer: version });
  if (file !== undefined)
    return (
      <Banner kind="info" title={title}>
        <p>{messages.ready.byHand}</p>
        <p className={styles.taskFile}>
          <bdi dir="ltr">{file}</bdi>
        </p>
      </Banner>
    );
  return (
    <>
      <Banner
        kind="info"
        title={title}
        action={
          <Button kind="primary" disabled={install.running} onPress={() => void install.run(undefined)}>
            {messages.installNow}
          </Button>
        }
      >
        <p>{messages.ready.text}</p>
      </Banner>
      {install.failure !== undefined && <FailureBanner failure={install.failure} />}
    </>
  );
}

function Ended({ end, terminal }: { readonly end: UpdateEnd; readonly terminal: TerminalView }) {
  const { updates, language } = useMessages();
  const { ended: messages } = updates;
  const about = { newer: end.version, time: dayAndTime(end.at, language, terminal) };
  if (end.came === 'installed') return <p>{messages.installed({ ...about, from: end.from })}</p>;
  return (
    <Banner kind="warning" title={messages.title(about)}>
      <p>
        {end.came === 'refused' &&
          messages.refused({ differences: formatCount(end.differences, terminal.locale) })}
        {end.came === 'returned' && messages.returned({ why: end.why })}
        {(end.came === 'not-tried' || end.came === 'not-written') && messages.again}
      </p>
    </Banner>
  );
}
