import { lazy, Suspense, useId, useState } from 'react';
import type { KioskCommandCalls, KioskStaff } from '../../../../shared/contract/kiosk.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { CloseQuestion } from '../../closing/close-question.tsx';
import { useAsk } from '../visit/shopper.ts';
import { StaffOrder } from './staff-order.tsx';
import * as styles from './staff-menu.module.css';

const StaffHealth = lazy(async () => ({ default: (await import('./staff-health.tsx')).StaffHealth }));

interface StaffMenuProps {
  readonly staff: KioskStaff;
  readonly locale: string;
  readonly commands: KioskCommandCalls;
}

/** What staff can do at the kiosk. Main closes it when nobody has touched the screen for a minute. */
export function StaffMenu({ staff, locale, commands }: StaffMenuProps) {
  const { kioskStaff: messages, cart, backOffice } = useMessages();
  const { ask, refusal } = useAsk();
  const id = useId();
  const [isLooking, setIsLooking] = useState(false);
  const { paused, hasNothingToSell, orders, health, closing } = staff;
  const close = () => void ask(() => commands['kiosk.closeStaff'](undefined));
  return (
    <>
      <Dialog className={styles.staffMenu} aria-labelledby={id} onClose={close}>
        <div className={styles.staffMenuHead}>
          <h2 id={id} tabIndex={-1}>
            {messages.title}
          </h2>
          <Button kind="secondary" onPress={close}>
            {cart.done}
          </Button>
        </div>
        <div className={styles.staffMenuOrders}>
          {refusal !== undefined && <FailureBanner failure={refusal} />}
          {paused && <Banner kind="warning" title={messages.paused} />}
          {hasNothingToSell && <Banner kind="warning" title={messages.nothingToSell} />}
          <h3>{messages.orders}</h3>
          {orders.length === 0 && <p>{messages.none}</p>}
          <ul>
            {orders.map((order) => (
              <StaffOrder
                key={order.saleId}
                order={order}
                locale={locale}
                onAcknowledged={() => void ask(() => commands['kiosk.note']({ saleId: order.saleId }))}
              />
            ))}
          </ul>
        </div>
        <div className={styles.staffMenuActions}>
          <Button
            kind="primary"
            icon={paused ? 'check' : 'pause'}
            onPress={() => void ask(() => commands['kiosk.pause']({ paused: !paused }))}
          >
            {paused ? messages.resume : messages.pause}
          </Button>
          <Button kind="secondary" icon="info" onPress={() => setIsLooking(true)}>
            {backOffice.entries.health.name}
          </Button>
          <Button
            kind="secondary"
            icon="screen"
            onPress={() => void ask(() => commands['kiosk.openTill'](undefined))}
          >
            {messages.openTill}
          </Button>
          <Button
            kind="secondary"
            icon="undo"
            onPress={() => void ask(() => commands['kiosk.restart'](undefined))}
          >
            {messages.restart}
          </Button>
          <Button
            kind="secondary"
            icon="exit"
            onPress={() => void ask(() => commands['kiosk.exit'](undefined))}
          >
            {messages.exit}
          </Button>
        </div>
      </Dialog>
      {isLooking && (
        <Suspense>
          <StaffHealth
            health={health}
            locale={locale}
            commands={commands}
            onClose={() => setIsLooking(false)}
          />
        </Suspense>
      )}
      {closing && (
        <CloseQuestion
          payments={closing.payments}
          restarts={closing.would === 'restart'}
          onAnswer={(closes) => void ask(() => commands['kiosk.answerClosing']({ closes }))}
        />
      )}
    </>
  );
}
