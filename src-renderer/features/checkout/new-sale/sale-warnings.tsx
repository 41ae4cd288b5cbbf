import { lazy, Suspense } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../../../state/connection.ts';
import { CustomerScreenLost } from '../../customer-mode/customer-screen-lost.tsx';
import { TipDialog } from '../../customer-mode/tip-dialog.tsx';
import { Alerts } from '../../payment/alerts/alerts.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import type { Charging } from '../charging/use-charging.ts';
import { OfflineWarning } from './offline-warning.tsx';
import * as styles from './new-sale-screen.module.css';

const SignInRefused = lazy(async () => ({
  default: (await import('./sign-in-refused.tsx')).SignInRefused,
}));
const StartRefusal = lazy(async () => ({
  default: (await import('../charging/start-refusal.tsx')).StartRefusal,
}));
const WithdrawnCode = lazy(async () => ({
  default: (await import('../../payment/alerts/withdrawn-code.tsx')).WithdrawnCode,
}));

interface SaleWarningsProps {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  readonly charging: Charging;
  /** Why a cart could not be held or opened. */
  readonly holdFailure: Failure | undefined;
  /** Reference of the sale that is typed. */
  readonly reference: string;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
  /** Called when the earlier sale that the guard found is on the screen. */
  readonly onOpenedEarlier: () => void;
}

/** Everything that prevents charging, or has to be known before. */
export function SaleWarnings(props: SaleWarningsProps) {
  const { view, terminal, charging, holdFailure, reference, onSecrets, onOpenedEarlier } = props;
  const { start, customerTip, submit, skipTip, enterDetails } = charging;
  return (
    <div className={styles.newSaleWarnings} data-area="warnings">
      <Suspense>
        {start.failure && (
          <StartRefusal
            failure={start.failure}
            terminal={terminal}
            onOverride={(warning) => void submit(warning)}
            onOpened={onOpenedEarlier}
            onClose={start.dismiss}
            onDetails={enterDetails}
          />
        )}
        {customerTip.waiting && <TipDialog onBack={customerTip.end} onSkip={skipTip} />}
      </Suspense>
      {holdFailure && <FailureBanner failure={holdFailure} />}
      <OfflineWarning connection={view.connection} terminal={terminal} />
      <Suspense>
        <CustomerScreenLost screen={view.customerScreen} />
        <Alerts alerts={view.alerts} terminal={terminal} />
      </Suspense>
      {/* In a Suspense of its own, so that the alerts do not wait for it. */}
      <Suspense>
        <WithdrawnCode reference={reference} locale={terminal.locale} />
      </Suspense>
      <Suspense>
        {view.session.state === 'refused' && (
          <SignInRefused triedAgain={view.session.retryAt !== undefined} onSecrets={onSecrets} />
        )}
      </Suspense>
    </div>
  );
}
