import { useEffect } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { CreationPause } from '../../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { qrModules } from '../../../components/qr-code/qr-modules.ts';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { AmountDue } from './amount-due.tsx';
import { Park } from './park.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { Trouble } from './trouble.tsx';
import { Banner } from '../../../components/banner/banner.tsx';
import * as styles from './creating-screen.module.css';

interface CreatingScreenProps {
  readonly sale: SaleIn<'creating'>;
  readonly terminal: TerminalView;
  /** Whether calls wait for the service's rate limit; this creation may be one of them. */
  readonly busy: boolean;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
}

const ABOUT_AS_LONG_AS_AN_ADDRESS = 'https://pay.example.com/payment/'.padEnd(80, '0');

const SERVICE_BUSY: Failure = { action: 'wait', code: 'service-busy' };

/** Shown while the payment is created. Whatever delays it, nothing can have been paid before the code is shown. */
export function CreatingScreen({ sale, terminal, busy, onSecrets }: CreatingScreenProps) {
  const messages = useMessages().creating;
  const stop = useCommand('sale.stopCreating');
  const resume = useCommand('sale.resumeCreating');
  const leave = useCommand('sale.leave');
  const { paused } = sale.stage;
  const trouble = sale.stage.trouble ?? (busy ? SERVICE_BUSY : undefined);
  const failure = latestFailure(stop, leave, resume);
  return (
    <PaymentLayout
      square={paused ? undefined : <CodePlace />}
      actions={
        <>
          <Park sale={sale} leave={leave} />
          {(paused ?? sale.stage.trouble) && (
            <Button
              kind="secondary"
              disabled={resume.running}
              onPress={() => void resume.run({ saleId: sale.id })}
            >
              {paused ? messages.goOn : messages.tryNow}
            </Button>
          )}
          <Button kind="quiet" disabled={stop.running} onPress={() => void stop.run({ saleId: sale.id })}>
            {messages.stop}
          </Button>
        </>
      }
    >
      <ScreenTitle brief>{paused ? messages.pausedTitle : messages.title}</ScreenTitle>
      <AmountDue amount={sale.amount} terminal={terminal} />
      {paused && <Paused paused={paused} />}
      {!paused && trouble !== undefined && (
        <Trouble failure={trouble} reassurance={messages.nobodyPaid} onSecrets={onSecrets} />
      )}
      {failure !== undefined && <FailureBanner failure={failure} />}
    </PaymentLayout>
  );
}

/** Says why the creation is paused, whether money was taken, and what to do. */
function Paused({ paused: { reason, mayExist } }: { readonly paused: CreationPause }) {
  const messages = useMessages().creating;
  return (
    <Banner kind="warning" alert title={messages.paused[reason]}>
      <p>{reason === 'record-damaged' ? messages.checkFirst : messages.pausedTodo}</p>
      {mayExist > 0 && <p>{messages.mayExist({ payments: mayExist })}</p>}
    </Banner>
  );
}

/** The place of the code: white, with the outline of a code, so that nothing flashes when the code arrives. */
function CodePlace() {
  // The browser compiles the encoder while the till waits for the service, and not when the address has come.
  useEffect(() => void qrModules(ABOUT_AS_LONG_AS_AN_ADDRESS), []);
  return (
    <svg className={styles.codePlace} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M13 13h20v20h-20zM67 13h20v20h-20zM13 67h20v20h-20z" />
      <path d="M42 20h16M42 33h8M20 45h12M44 50h12M68 45h18M42 67h10M64 62h22M52 82h12M76 76h10" />
    </svg>
  );
}
