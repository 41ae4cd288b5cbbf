import { useEffect, useEffectEvent, useId } from 'react';
import type { Health } from '../../../../shared/contract/health.ts';
import type { KioskCommandCalls } from '../../../../shared/contract/kiosk.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { HealthChecks } from '../../back-office/health/health-checks.tsx';
import { useAsk } from '../visit/shopper.ts';
import * as styles from './staff-menu.module.css';

interface StaffHealthProps {
  /** `undefined` until it was read. */
  readonly health: Health | undefined;
  readonly locale: string;
  readonly commands: KioskCommandCalls;
  readonly onClose: () => void;
}

/** The kiosk's health, as a manager sees it at the till. It is read when it is opened, and by a button. */
export function StaffHealth({ health, locale, commands, onClose }: StaffHealthProps) {
  const { health: messages, backOffice, page } = useMessages();
  const { ask, refusal } = useAsk();
  const id = useId();
  const check = () => void ask(() => commands['kiosk.checkHealth'](undefined));
  const checkFirst = useEffectEvent(check);
  useEffect(() => checkFirst(), []);
  return (
    <Dialog className={styles.staffHealth} aria-labelledby={id} onClose={onClose}>
      <div className={styles.staffMenuHead}>
        <h2 id={id} tabIndex={-1}>
          {backOffice.entries.health.name}
        </h2>
        <Button kind="secondary" onPress={onClose}>
          {page.back}
        </Button>
      </div>
      <HealthChecks
        health={health}
        store={{ locale }}
        looking={refusal === undefined}
        reload={
          <Button kind="secondary" onPress={check}>
            {messages.lookAgain}
          </Button>
        }
        failure={refusal !== undefined && <FailureBanner failure={refusal} />}
      />
    </Dialog>
  );
}
