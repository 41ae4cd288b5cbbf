import type { CreationPause } from '../../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SaleIn } from '../../../state/sale-stage.ts';
import type { Command } from '../../../state/use-command.ts';
import { Trouble } from './trouble.tsx';

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
