import type { ConcernView } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { alertMessages } from './alert-messages.ts';
import * as styles from './alerts.module.css';

interface AlertsProps {
  readonly concerns: readonly ConcernView[];
  readonly terminal: TerminalView;
}

/** What somebody must hear about sales beside their outcomes; each stays until a person has noted it. */
export function Alerts({ concerns, terminal }: AlertsProps) {
  const messages = useMessages().concerns;
  if (concerns.length === 0) return null;
  return (
    <section className={styles.alerts} aria-label={messages.title}>
      {concerns.map((concern) => (
        <AlertBanner key={`${concern.saleId} ${concern.id}`} concern={concern} terminal={terminal} />
      ))}
    </section>
  );
}

interface AlertBannerProps {
  readonly concern: ConcernView;
  readonly terminal: TerminalView;
}

function AlertBanner({ concern, terminal }: AlertBannerProps) {
  const messages = useMessages();
  const note = useCommand('concern.note');
  const { saleId, id, reference } = concern;
  const amount = formatMoney(concern.amount, terminal.locale);
  const { title, text } = alertMessages(concern, amount, messages);
  return (
    <Banner
      kind="warning"
      alert
      title={title}
      action={
        <Button
          kind="secondary"
          disabled={note.running}
          onPress={() => void note.run({ saleId, concern: id })}
        >
          {messages.concerns.noted}
        </Button>
      }
    >
      <p>
        <bdi>{reference}</bdi> · {amount}
      </p>
      <p>{text}</p>
      {note.failure && <FailureBanner failure={note.failure} />}
    </Banner>
  );
}
