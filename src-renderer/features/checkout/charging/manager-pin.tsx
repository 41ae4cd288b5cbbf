import { useId, useState, type ReactNode } from 'react';
import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PinEntryPanel } from '../../staff/sign-in/pin-entry-panel.tsx';
import * as styles from './manager-pin.module.css';

interface ManagerPinProps {
  readonly title: string;
  /** Says what a manager has to approve. */
  readonly children: ReactNode;
  readonly managers: readonly CashierView[];
  readonly running: boolean;
  readonly failure: Failure | undefined;
  readonly onPin: (cashierId: string, pin: string) => void;
  readonly onClose: () => void;
}

/** Asks for a manager's PIN at the cashier's till. The PIN signs nobody in. */
export function ManagerPin({ title, children, managers, running, failure, onPin, onClose }: ManagerPinProps) {
  const { approval: messages, guard } = useMessages();
  const id = useId();
  const [pickedId, pick] = useState<string>();
  const picked =
    managers.find((manager) => manager.id === pickedId) ?? (managers.length === 1 ? managers[0] : undefined);
  return (
    <Dialog
      className={styles.managerPin}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className={styles.managerPinAbout}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <div id={`${id}-text`}>
          {children}
          <p>{messages.managerNeeded}</p>
        </div>
        {managers.length > 1 && (
          <RadioGroup
            title={messages.managers}
            layout="chips"
            options={managers.map((manager) => ({ value: manager.id, name: manager.name }))}
            value={picked?.id ?? ''}
            onChoose={pick}
          />
        )}
        <Button kind="secondary" onPress={onClose}>
          {guard.back}
        </Button>
      </div>
      <PinEntryPanel
        key={picked?.id ?? ''}
        cashier={picked}
        submitLabel={messages.approve}
        running={running}
        failure={failure}
        onPin={onPin}
      />
    </Dialog>
  );
}
