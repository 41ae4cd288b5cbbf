import { useEffect, useEffectEvent } from 'react';
import type { SaleView } from '../../../shared/contract/views.ts';
import type { ScreenView } from '../../state/screen-view.ts';
import { customerView } from '../../../shared/customer-view.ts';
import { succeeded, type Result } from '../../../shared/failure.ts';
import { directionOf } from '../../../shared/language.ts';
import { CustomerFace } from '../customer-display/customer-screen.tsx';
import { Button } from '../../components/button/button.tsx';
import { InLanguage } from '../../messages/messages-provider.tsx';
import { useWords } from '../../messages/use-messages.ts';
import * as styles from './customer-mode-screen.module.css';

interface TurnedScreenProps {
  readonly view: ScreenView;
  readonly sale: SaleView;
  readonly onBack: () => void;
}

/** This screen, turned to the customer: it shows what theirs would, until it is touched. */
export function TurnedScreen({ view, sale, onBack }: TurnedScreenProps) {
  const { customerScreen: words } = useWords();
  const shown = customerView({ ...view, sales: [sale] });
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') back();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button is the way back for keyboards and screen readers; a touch anywhere is the quick one
    <div className={styles.turned} onClick={onBack}>
      <div className={styles.turnedFace} lang={shown.language} dir={directionOf(shown.language)}>
        <InLanguage language={shown.language}>
          <CustomerFace view={shown} onTip={nobodyAsks} onDetails={nobodyAnswers} />
        </InLanguage>
      </div>
      <Button kind="secondary" icon="back" onPress={onBack}>
        {words.turnBack}
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
