import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './printer-screen.module.css';

interface PrinterActionsProps {
  readonly mayForget: boolean;
  readonly onForgotten: () => void;
}

/** What can be done with a printer that is saved. */
export function PrinterActions({ mayForget, onForgotten }: PrinterActionsProps) {
  const { printing } = useMessages();
  const test = useCommand('printer.test');
  const openDrawer = useCommand('printer.openDrawer');
  const forget = useCommand('printer.forget');
  const failure = latestFailure(test, openDrawer, forget);
  const forgetIt = async () => {
    if ((await forget.run(undefined))?.ok === true) onForgotten();
  };
  return (
    <>
      <div className={styles.printerActions}>
        <Button kind="secondary" disabled={test.running} onPress={() => void test.run(undefined)}>
          {printing.test}
        </Button>
        <Button kind="secondary" disabled={openDrawer.running} onPress={() => void openDrawer.run(undefined)}>
          {printing.openDrawer}
        </Button>
        {mayForget && (
          <Button kind="quiet" disabled={forget.running} onPress={() => void forgetIt()}>
            {printing.forget}
          </Button>
        )}
      </div>
      {failure !== undefined && <FailureBanner failure={failure} />}
    </>
  );
}
