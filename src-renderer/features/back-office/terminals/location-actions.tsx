import { useState } from 'react';
import { localeOf } from '../../../../shared/language.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { AskFirst } from './ask-first.tsx';
import { useTills } from './form/use-tills.ts';
import type { TillsOfLocation } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { ActionsProps } from './terminal-actions.tsx';
import * as styles from './record-page.module.css';

/** Tills that are named; further ones are only counted. */
const MOST_NAMED = 8;

/** The actions on a location. */
export function LocationActions({ record, terminal, onWork, onChanged, onRemoved }: ActionsProps) {
  const { terminals } = useMessages();
  const { id, name = id, isEnabled } = record;
  const [asking, setAsking] = useState<'enable' | 'disable' | 'remove'>();
  const enable = useCommand('locations.setEnabled');
  const remove = useCommand('locations.remove');
  const tills = useTills(id);
  const running = enable.running || remove.running;
  const failure = latestFailure(enable, remove);
  const setEnabled = async (enabled: boolean) => {
    const done = await enable.run({ id, enabled });
    if (done?.ok === true) onChanged();
  };
  const confirmRemoval = async () => {
    const removed = await remove.run({ id });
    if (removed?.ok === true) onRemoved();
  };
  return (
    <>
      <div className={styles.recordActions}>
        <Button kind="secondary" disabled={running} onPress={() => onWork('change')}>
          {terminals.change.location}
        </Button>
        <Button kind="secondary" disabled={running} onPress={() => onWork('new-terminal')}>
          {terminals.create.terminal}
        </Button>
        {isEnabled === false ? (
          <Button kind="secondary" disabled={running} onPress={() => setAsking('enable')}>
            {terminals.enable.button}
          </Button>
        ) : (
          <Button kind="secondary" disabled={running} onPress={() => setAsking('disable')}>
            {terminals.disable.button}
          </Button>
        )}
        <Button kind="quiet" disabled={running} onPress={() => setAsking('remove')}>
          {terminals.remove.location}
        </Button>
      </div>
      {failure && failure.code !== 'conflict' && <OfficeFailure failure={failure} />}
      {failure?.code === 'conflict' && (
        <Banner kind="fault" alert title={terminals.remove.stillUsed}>
          <FailureDetail failure={failure} />
        </Banner>
      )}
      {asking === 'enable' && (
        <AskFirst
          title={terminals.enable.question({ name })}
          confirm={terminals.enable.button}
          onConfirm={() => void setEnabled(true)}
          onClose={() => setAsking(undefined)}
        >
          <p>{terminals.enable.text}</p>
          <Concerned tills={tills} ownId={terminal.terminalId} locale={terminal.locale} />
        </AskFirst>
      )}
      {asking === 'disable' && (
        <AskFirst
          title={terminals.disable.question({ name })}
          confirm={terminals.disable.button}
          onConfirm={() => void setEnabled(false)}
          onClose={() => setAsking(undefined)}
        >
          <p>{terminals.disable.text}</p>
          <Concerned tills={tills} ownId={terminal.terminalId} locale={terminal.locale} />
        </AskFirst>
      )}
      {asking === 'remove' && (
        <AskFirst
          title={terminals.remove.question({ name })}
          confirm={terminals.remove.location}
          onConfirm={() => void confirmRemoval()}
          onClose={() => setAsking(undefined)}
        >
          <p>{terminals.remove.text.location}</p>
        </AskFirst>
      )}
    </>
  );
}

interface ConcernedProps {
  readonly tills: TillsOfLocation | 'unread' | undefined;
  readonly ownId: string;
  readonly locale: string;
}

/** The affected tills, as far as they could be read. */
function Concerned({ tills, ownId, locale }: ConcernedProps) {
  const { terminals, credentials, language } = useMessages();
  if (tills === undefined) return null;
  if (tills === 'unread') return <p>{terminals.effect.unread}</p>;
  if (tills.total === 0) return null;
  const named = tills.tills
    .slice(0, MOST_NAMED)
    .map(({ id, name = id }) => (id === ownId ? `${name} (${credentials.scopes.terminal})` : name));
  const more = tills.total - named.length;
  return (
    <p>
      {terminals.disable.tills({ tills: new Intl.ListFormat(localeOf(language, locale)).format(named) })}{' '}
      {more > 0 && terminals.effect.more({ count: more })}
    </p>
  );
}
