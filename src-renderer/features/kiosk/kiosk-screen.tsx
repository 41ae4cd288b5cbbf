import type { KioskCommandCalls, KioskStage, KioskView } from '../../../shared/contract/kiosk.ts';
import { formatMoney } from '../../../shared/money.ts';
import { Button } from '../../components/button/button.tsx';
import { ScreenTitle } from '../../components/layout/screen-title.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './kiosk-screen.module.css';

interface KioskScreenProps {
  readonly view: KioskView;
  readonly commands: KioskCommandCalls;
}

/** All that a shopper alone is shown: one step at a time, large. Nothing of a visit is drawn for the next. */
export function KioskScreen({ view, commands }: KioskScreenProps) {
  const { customerDisplay: messages } = useMessages();
  const { stage, store, visit } = view;
  return (
    <main className={styles.kioskScreen} data-stage={stage.name} key={`${visit} ${stage.name}`}>
      <ScreenTitle>{store?.name ?? messages.closed}</ScreenTitle>
      {'bill' in stage && <p>{formatMoney(stage.bill.amount, store?.locale ?? view.language)}</p>}
      {stage.name === 'attract' && (
        <Button kind="primary" onPress={() => void commands['kiosk.start']({ language: view.language })}>
          {messages.welcome}
        </Button>
      )}
      {mayLeave(stage) && (
        <Button kind="secondary" onPress={() => void commands['kiosk.leave']({ visit })}>
          {messages.backToTips}
        </Button>
      )}
    </main>
  );
}

/** What may be paid, or may have been, keeps the screen. */
function mayLeave(stage: KioskStage): boolean {
  switch (stage.name) {
    case 'closed':
    case 'attract':
      return false;
    case 'confirming':
    case 'checking':
      return stage.mayGo === true;
    default:
      return true;
  }
}
