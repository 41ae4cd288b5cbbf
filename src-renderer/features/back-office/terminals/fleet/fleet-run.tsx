import { useId } from 'react';
import { formatCount } from '../../../../../shared/text/figures.ts';
import { localeOf } from '../../../../../shared/language.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { elapsedTime, secondsLeft } from '../../../../components/time/durations.ts';
import { useNow } from '../../../../components/time/use-now.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import type { FleetRunView } from '../../../../../shared/contract/back-office/fleet.ts';
import * as styles from '../record-page.module.css';

interface FleetRunProps {
  readonly run: FleetRunView;
  readonly locale: string;
}

/** The progress of a run, what was refused, and how to continue. */
export function FleetRun({ run, locale }: FleetRunProps) {
  const { fleet, exports: exporting, language } = useMessages();
  const { state, total, packed, folder, failure, refused } = run;
  const resume = useCommand('fleet.resume');
  const stop = useCommand('fleet.stop');
  const forget = useCommand('fleet.forget');
  const id = useId();
  const count = (number: number) => formatCount(number, localeOf(language, locale));
  const underWay = state === 'running' || state === 'stopping';
  const waiting = resume.running || forget.running;
  const asked = latestFailure(resume, stop, forget);
  return (
    <div className={styles.recordForm}>
      {state === 'done' && <h2>{fleet.done}</h2>}
      {state === 'stopped' && <h2>{fleet.stopped}</h2>}
      <p id={id} role="status">
        {fleet.progress({ done: count(packed), total: count(total) })}
      </p>
      {underWay && <progress max={total} value={packed} aria-labelledby={id} />}
      <p>{fleet.folder({ folder })}</p>
      {!underWay && run.expiresAt !== undefined && <Expiry at={run.expiresAt} />}
      {packed > 0 && <p>{fleet.secret}</p>}
      {failure && <OfficeFailure failure={failure} />}
      {asked && <OfficeFailure failure={asked} />}
      {refused.length > 0 && <Refused refused={refused} />}
      <div className={styles.recordActions}>
        {underWay && (
          <Button kind="secondary" disabled={state === 'stopping'} onPress={() => void stop.run(undefined)}>
            {state === 'stopping' ? exporting.stopping : fleet.stop}
          </Button>
        )}
        {state === 'stopped' && (
          <Button kind="primary" disabled={waiting} onPress={() => void resume.run({ anew: false })}>
            {fleet.resume}
          </Button>
        )}
        {!underWay && packed > 0 && (
          <Button kind="secondary" disabled={waiting} onPress={() => void resume.run({ anew: true })}>
            {fleet.again}
          </Button>
        )}
        {!underWay && (
          <Button kind="quiet" disabled={waiting} onPress={() => void forget.run(undefined)}>
            {fleet.forget}
          </Button>
        )}
      </div>
    </div>
  );
}

function Expiry({ at }: { readonly at: number }) {
  const { fleet } = useMessages();
  const now = useNow();
  if (secondsLeft(at, now) === 0) return <Banner kind="warning" title={fleet.expired} />;
  return <p>{fleet.goodFor({ time: elapsedTime(now, at) })}</p>;
}

function Refused({ refused }: Pick<FleetRunView, 'refused'>) {
  const { fleet, amounts, failures } = useMessages();
  return (
    <Banner kind="warning" title={fleet.refused}>
      <ul>
        {refused.map(({ line, name, failure }) => (
          <li key={line}>
            <strong>{amounts.line({ line })}</strong> <bdi>{name}</bdi>{' '}
            {failure === 'found-twice' ? fleet.foundTwice : failures[failure.code]}{' '}
            {failure !== 'found-twice' && failure.detail !== undefined && (
              <q>
                <bdi>{failure.detail}</bdi>
              </q>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
