import { lazy, Suspense, useState } from 'react';
import type { KioskCommandCalls, KioskStage, KioskView } from '../../../../shared/contract/kiosk.ts';
import { useCornerPress } from './use-corner-press.ts';

const StaffPin = lazy(async () => ({ default: (await import('./staff-pin.tsx')).StaffPin }));
const StaffMenu = lazy(async () => ({ default: (await import('./staff-menu.tsx')).StaffMenu }));

interface StaffCornerProps {
  readonly view: KioskView;
  readonly commands: KioskCommandCalls;
}

const ENDS: readonly KioskStage['name'][] = ['paid', 'not-paid', 'ask-counter'];

/** Opens the staff's menu over the shopper's screen. Nothing of it is drawn before. */
export function StaffCorner({ view, commands }: StaffCornerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { staff, store, pinLockedUntil, visit, stage } = view;
  const end = ENDS.includes(stage.name) ? `${visit} ${stage.name}` : undefined;
  const [endBefore, setEndBefore] = useState(end);
  // An end stands for seconds only: its shopper reads it, whoever held the corner before.
  if (end !== endBefore) {
    setEndBefore(end);
    if (end !== undefined) setIsAsking(false);
  }
  // The menu has a corner, too: a press there must not leave the question to the next shopper.
  useCornerPress(() => setIsAsking(staff === undefined));
  if (staff !== undefined)
    return (
      <Suspense>
        <StaffMenu staff={staff} locale={store?.locale ?? view.language} commands={commands} />
      </Suspense>
    );
  if (!isAsking) return null;
  return (
    <Suspense>
      <StaffPin
        lockedUntil={pinLockedUntil}
        enter={(pin) => commands['kiosk.enterPin']({ pin })}
        onClose={() => setIsAsking(false)}
      />
    </Suspense>
  );
}
