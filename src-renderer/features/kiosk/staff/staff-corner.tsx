import type { ReactNode } from 'react';
import type { KioskCommandCalls, KioskView } from '../../../../shared/contract/kiosk.ts';

interface StaffCornerProps {
  readonly view: KioskView;
  readonly commands: KioskCommandCalls;
}

/** Where staff reach their menu, over whatever the shopper's screen shows. */
export const StaffCorner: (props: StaffCornerProps) => ReactNode = () => null;
