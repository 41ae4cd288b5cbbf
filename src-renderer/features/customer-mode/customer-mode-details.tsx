import type { DetailsChoice } from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import { succeeded } from '../../../shared/failure.ts';
import { directionOf, type Language } from '../../../shared/language.ts';
import { Details } from '../customer-display/details.tsx';
import { Button } from '../../components/button/button.tsx';
import { useEscape } from '../../components/layout/use-escape.ts';
import { InLanguage } from '../../messages/messages-provider.tsx';
import { useWords } from '../../messages/use-messages.ts';
import * as styles from './customer-mode-details.module.css';

interface TurnedDetailsProps {
  readonly question: Omit<DetailsChoice, 'id'>;
  readonly locale: string;
  /** The customer's. */
  readonly language: Language;
  readonly onGiven: (payer: PayerDetails) => void;
  readonly onBack: () => void;
}

/** This screen, turned to a customer who has none of their own, with the form that theirs would show. */
export function TurnedDetails({ question, locale, language, onGiven, onBack }: TurnedDetailsProps) {
  const { customerScreen: words } = useWords();
  useEscape(onBack);
  const give = (_question: number, payer: PayerDetails) => {
    onGiven(payer);
    return Promise.resolve(succeeded(null));
  };
  return (
    <div className={styles.turnedDetails}>
      <div className={styles.turnedDetailsForm} lang={language} dir={directionOf(language)}>
        <InLanguage language={language}>
          <Details question={{ id: 0, ...question }} locale={locale} language={language} onGive={give} />
        </InLanguage>
      </div>
      <Button kind="quiet" icon="back" onPress={onBack}>
        {words.turnBack}
      </Button>
    </div>
  );
}
