import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useShopper } from '../visit/shopper.ts';

interface LeaveProps {
  /** The one way on from here. */
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** This shopper has done with the order: what can still be paid is followed to its end. */
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
