import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from './shopper.ts';

interface LeaveProps {
  /** Whether it is the only button that leads on. */
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** Ends the visit: a cart is dropped, and a payment that can still be made is followed to its end. */
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

/** Drops the order before there is a code, so that the next visit can begin. */
export function StartOver() {
  const { kiosk: messages } = useMessages();
  return <Leave>{messages.startOver}</Leave>;
}

/** One step back, or back to the beginning. */
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
