import { useEffect } from 'react';
import type { CreationPause } from '../../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { qrModules } from '../../../components/qr-code/qr-modules.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SaleIn } from '../../../state/sale-stage.ts';
import type { Command } from '../../../state/use-command.ts';
import * as styles from './creation.module.css';
import { Trouble } from './trouble.tsx';

const ABOUT_AS_LONG_AS_AN_ADDRESS = 'https://pay.example.com/payment/'.padEnd(80, '0');

/** The place of the code: white, with the outline of a code, so that nothing flashes when the code arrives. */
export function CodePlace() {
  // The browser compiles the encoder while the till waits for the service, and not when the address has come.
  useEffect(() => void qrModules(ABOUT_AS_LONG_AS_AN_ADDRESS), []);
  return (
    <svg className={styles.codePlace} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M13 13h20v20h-20zM67 13h20v20h-20zM13 67h20v20h-20z" />
      <path d="M42 20h16M42 33h8M20 45h12M44 50h12M68 45h18M42 67h10M64 62h22M52 82h12M76 76h10" />
    </svg>
  );
}

interface CreationActionsProps {
  readonly sale: SaleIn<'creating'>;
  readonly stop: Command<'sale.stopCreating'>;
  readonly resume: Command<'sale.resumeCreating'>;
}

/** What a cashier may do while the payment is created. */
export function CreationActions({ sale: { id, stage }, stop, resume }: CreationActionsProps) {
  const messages = useMessages().creating;
  return (
    <>
      {(stage.paused ?? stage.trouble) && (
        <Button kind="secondary" disabled={resume.running} onPress={() => void resume.run({ saleId: id })}>
          {stage.paused ? messages.goOn : messages.tryNow}
        </Button>
      )}
      <Button kind="quiet" disabled={stop.running} onPress={() => void stop.run({ saleId: id })}>
        {messages.stop}
      </Button>
    </>
  );
}

const SERVICE_BUSY: Failure = { action: 'wait', code: 'service-busy' };

/** What delays the creation. `busy` where calls wait for the service's rate limit; this creation may be one of them. */
export function delayOf(
  { paused, trouble }: SaleIn<'creating'>['stage'],
  busy: boolean,
): { readonly paused: CreationPause } | { readonly trouble: Failure } | undefined {
  if (paused) return { paused };
  const delay = trouble ?? (busy ? SERVICE_BUSY : undefined);
  return delay && { trouble: delay };
}

interface CreationDelayProps {
  readonly delay: NonNullable<ReturnType<typeof delayOf>>;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
}

/** Says what delays the code. Whatever it is, nothing can have been paid before the code is shown. */
export function CreationDelay({ delay, onSecrets }: CreationDelayProps) {
  const { nobodyPaid } = useMessages().creating;
  return 'paused' in delay ? (
    <Paused paused={delay.paused} />
  ) : (
    <Trouble failure={delay.trouble} reassurance={nobodyPaid} onSecrets={onSecrets} />
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
