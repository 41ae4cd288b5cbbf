import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from './shopper.ts';

interface LeaveProps {
  /** The one way on from here. */
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** The visit is over: a cart is dropped, and what can still be paid is followed to its end. */
export function Leave({ primary = false, children }: LeaveProps) {
  const { visit, commands, ask } = useShopper();
  return (
    <Button
      kind={primary ? 'primary' : 'secondary'}
      onPress={() => void ask(() => commands['kiosk.leave']({ visit }))}
    >
      {children}
    </Button>
  );
}

/** Before the code: drops all of it, and the next visit may begin. */
export function StartOver() {
  const { kiosk: messages } = useMessages();
  return <Leave>{messages.startOver}</Leave>;
}

/** One step back, or all of them. */
export function BackOrOver() {
  const { page: messages } = useMessages();
  const { visit, commands, ask } = useShopper();
  return (
    <>
      <Button kind="secondary" icon="back" onPress={() => void ask(() => commands['kiosk.back']({ visit }))}>
        {messages.back}
      </Button>
      <StartOver />
    </>
  );
}
