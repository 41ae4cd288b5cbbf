import type { AlertView } from '../../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { alertMessages } from './alert-messages.ts';
import * as styles from './alerts.module.css';

interface AlertsProps {
  readonly alerts: readonly AlertView[];
  readonly terminal: TerminalView;
}

/** The alerts, each with a button that acknowledges it. */
export function Alerts({ alerts, terminal }: AlertsProps) {
  const messages = useMessages().alerts;
  if (alerts.length === 0) return null;
  return (
    <section className={styles.alerts} aria-label={messages.title}>
      {alerts.map((alert) => (
        <AlertBanner key={`${alert.saleId} ${alert.id}`} alert={alert} terminal={terminal} />
      ))}
    </section>
  );
}

interface AlertBannerProps {
  readonly alert: AlertView;
  readonly terminal: TerminalView;
}

function AlertBanner({ alert, terminal }: AlertBannerProps) {
  const messages = useMessages();
  const acknowledge = useCommand('alert.acknowledge');
  const { saleId, id, reference } = alert;
  const amount = formatMoney(alert.amount, terminal.locale);
  const { title, text } = alertMessages(alert, (money) => formatMoney(money, terminal.locale), messages);
  return (
    <Banner
      kind="warning"
      alert
      title={title}
      action={
        <Button
          kind="secondary"
          disabled={acknowledge.running}
          onPress={() => void acknowledge.run({ saleId, alert: id })}
        >
          {messages.alerts.understood}
        </Button>
      }
    >
      <p>
        <bdi>{reference}</bdi> · {amount}
      </p>
      <p>{text}</p>
      {acknowledge.failure && <FailureBanner failure={acknowledge.failure} />}
    </Banner>
  );
}
