import type { CustomerScreenView } from '../../../shared/contract/views.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { useCommand } from '../../state/use-command.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Says that the customer's screen is gone, so that the customer has to look at this one. */
export function CustomerScreenLost({ screen }: { readonly screen: CustomerScreenView | undefined }) {
  const { customerScreen: messages } = useMessages();
  const reload = useCommand('display.detect');
  if (screen === undefined || screen.state === 'shown') return null;
  return (
    <Banner
      kind="info"
      alert
      title={messages.state[screen.state]}
      action={
        <Button kind="secondary" disabled={reload.running} onPress={() => void reload.run(undefined)}>
          {screen.state === 'closed' ? messages.openAgain : messages.understood}
        </Button>
      }
    >
      <p>{messages.lost}</p>
      {reload.failure !== undefined && <FailureBanner failure={reload.failure} />}
    </Banner>
  );
}
