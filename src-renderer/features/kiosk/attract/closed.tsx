import type { KioskStage } from '../../../../shared/contract/kiosk.ts';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './attract.module.css';

type Why = Extract<KioskStage, { readonly name: 'closed' }>['why'];

/** Says that no visit can begin now, and why. */
export function Closed({ why }: { readonly why: Why }) {
  const { kiosk: messages } = useMessages();
  return (
    <div className={styles.closed}>
      <ScreenTitle>{messages.closed}</ScreenTitle>
      <p>{messages.closedWhy[why]}</p>
    </div>
  );
}
