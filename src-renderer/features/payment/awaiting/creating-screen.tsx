import type { TerminalView } from '../../../../shared/contract/views.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import type { SaleIn } from '../../../state/sale-in.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/use-messages.ts';
import { AmountDue } from './amount-due.tsx';
import { CodePlace } from './code-place.tsx';
import { Paused } from './paused.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { Trouble } from './trouble.tsx';

interface CreatingScreenProps {
  readonly sale: SaleIn<'creating'>;
  readonly terminal: TerminalView;
  /** The service has asked for a pause, and this creation may be waiting for its end. */
  readonly busy: boolean;
  /** Missing for whoever may not enter them. */
  readonly onSecrets: (() => void) | undefined;
}

const SERVICE_BUSY: Failure = { action: 'wait', code: 'service-busy' };

/** The code is being fetched. Whatever delays it, nobody can have paid what nobody has seen. */
export function CreatingScreen({ sale, terminal, busy, onSecrets }: CreatingScreenProps) {
  const words = useWords().creating;
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
          <Button kind="secondary" onPress={() => void leave.run({ saleId: sale.id, seen: 'open' })}>
            {words.newSale}
          </Button>
          {(paused ?? sale.stage.trouble) && (
            <Button
              kind="secondary"
              disabled={resume.running}
              onPress={() => void resume.run({ saleId: sale.id })}
            >
              {paused ? words.goOn : words.tryNow}
            </Button>
          )}
          <Button kind="quiet" disabled={stop.running} onPress={() => void stop.run({ saleId: sale.id })}>
            {words.stop}
          </Button>
        </>
      }
    >
      <ScreenTitle brief>{paused ? words.pausedTitle : words.title}</ScreenTitle>
      <AmountDue amount={sale.amount} terminal={terminal} />
      {paused && <Paused paused={paused} />}
      {!paused && trouble !== undefined && (
        <Trouble failure={trouble} reassurance={words.nobodyPaid} onSecrets={onSecrets} />
      )}
      {failure !== undefined && <FailureBanner failure={failure} />}
    </PaymentLayout>
  );
}
