import { CALL_FAMILIES, type HealthCheck } from '../../../../shared/contract/health.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/moment.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFinding } from './use-finding.ts';
import * as styles from './health-page.module.css';

const ICONS = { fine: 'check', look: 'warning', broken: 'stop' } as const;

interface CheckCardProps {
  readonly check: HealthCheck;
  readonly terminal: TerminalView;
}

/** One thing that was looked at: how it is, and what is to be done. */
export function CheckCard({ check, terminal }: CheckCardProps) {
  const { health: messages, language } = useMessages();
  const says = useFinding(terminal);
  const { name, state } = check;
  const lastGood = name === 'service' ? check.lastGood : {};
  const calls = CALL_FAMILIES.flatMap((family) => {
    const at = lastGood[family];
    return at === undefined
      ? []
      : [{ name: messages.calls[family], value: dayAndTime(at, language, terminal) }];
  });
  return (
    <li className={styles.healthCheck} data-state={state}>
      <h2>{messages.names[name]}</h2>
      <p className={styles.healthState}>
        <Icon name={ICONS[state]} />
        {messages.states[state]}
      </p>
      <p className={styles.healthText}>{says(check)}</p>
      {calls.length > 0 && (
        <div className={styles.healthCalls}>
          <p>{messages.lastGood}</p>
          <Facts facts={calls} />
        </div>
      )}
    </li>
  );
}
