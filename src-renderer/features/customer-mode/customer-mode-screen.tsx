import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { ScreenView } from '../../state/connection.ts';
import { customerView } from '../../../shared/view/customer-view.ts';
import { succeeded, type Result } from '../../../shared/failure.ts';
import { directionOf } from '../../../shared/language.ts';
import { CustomerScreen } from '../customer-display/customer-screen.tsx';
import { Button } from '../../components/button/button.tsx';
import { useKeyDown } from '../../components/layout/use-key-down.ts';
import { MessagesProvider } from '../../messages/messages-provider.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './customer-mode-screen.module.css';

interface CustomerModeScreenProps {
  readonly view: ScreenView;
  readonly sale: SaleView;
  readonly onBack: () => void;
}

/** Customer mode: this screen shows what a screen of the customer's own would, until it is touched. */
export function CustomerModeScreen({ view, sale, onBack }: CustomerModeScreenProps) {
  const { customerScreen: messages } = useMessages();
  const shown = customerView({ ...view, sales: [sale] });
  useKeyDown(({ key }) => {
    if (key === 'Escape') onBack();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button is the way back for keyboards and screen readers; a touch anywhere is the quick one
    <div className={styles.customerMode} onClick={onBack}>
      <div className={styles.customerModeScreen} lang={shown.language} dir={directionOf(shown.language)}>
        <MessagesProvider language={shown.language}>
          <CustomerScreen view={shown} onTip={nobodyAsks} onDetails={nobodyAnswers} />
        </MessagesProvider>
      </div>
      <Button kind="secondary" icon="back" onPress={onBack}>
        {messages.turnBack}
      </Button>
    </div>
  );
}

/** There is a sale already: its tip has been settled, and who pays. */
function nobodyAsks(): void {
  return undefined;
}

function nobodyAnswers(): Promise<Result<null>> {
  return Promise.resolve(succeeded(null));
}
