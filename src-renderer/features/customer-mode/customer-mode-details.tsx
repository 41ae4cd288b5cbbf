import type { DetailsChoice } from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import { succeeded } from '../../../shared/failure.ts';
import { directionOf, type Language } from '../../../shared/language.ts';
import { Details } from '../customer-display/details.tsx';
import { Button } from '../../components/button/button.tsx';
import { useEscape } from '../../components/layout/use-escape.ts';
import { MessagesProvider } from '../../messages/messages-provider.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './customer-mode-details.module.css';

interface CustomerModeDetailsProps {
  readonly question: Omit<DetailsChoice, 'id'>;
  readonly locale: string;
  /** The customer's. */
  readonly language: Language;
  readonly onGiven: (payer: PayerDetails) => void;
  readonly onBack: () => void;
}

/** Customer mode while details are asked for: the form that a screen of the customer's own would show. */
export function CustomerModeDetails({
  question,
  locale,
  language,
  onGiven,
  onBack,
}: CustomerModeDetailsProps) {
  const { customerScreen: messages } = useMessages();
  useEscape(onBack);
  const give = (_question: number, payer: PayerDetails) => {
    onGiven(payer);
    return Promise.resolve(succeeded(null));
  };
  return (
    <div className={styles.customerModeDetails}>
      <div className={styles.customerModeDetailsForm} lang={language} dir={directionOf(language)}>
        <MessagesProvider language={language}>
          <Details question={{ id: 0, ...question }} locale={locale} language={language} onGive={give} />
        </MessagesProvider>
      </div>
      <Button kind="quiet" icon="back" onPress={onBack}>
        {messages.turnBack}
      </Button>
    </div>
  );
}
