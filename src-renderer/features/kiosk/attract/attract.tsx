import { formatMoney } from '../../../../shared/money/money.ts';
import type { Language } from '../../../../shared/language.ts';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Tenders } from '../../customer-display/payment/tenders.tsx';
import { LanguageList } from '../language/language-list.tsx';
import { useShopper } from '../visit/shopper.ts';
import type { StageProps } from '../visit/stage-props.ts';
import * as styles from './attract.module.css';
import { Slideshow } from './slideshow.tsx';

/** The waiting screen: pictures, and one touch to begin, in the store's language or another. */
export function Attract({ stage }: StageProps<'attract'>) {
  const { kiosk: messages } = useMessages();
  const { store, language, languages, commands, ask } = useShopper();
  const { pictures, amount } = stage;
  const start = (chosen: Language) => void ask(() => commands['kiosk.start']({ language: chosen }));
  return (
    <div className={styles.attract} data-pictures={pictures.length > 0}>
      {pictures.length > 0 && <Slideshow names={pictures} />}
      <div className={styles.attractText}>
        <h1>
          <bdi>{store.name}</bdi>
        </h1>
        {amount && <FittedText text={formatMoney(amount, store.locale)} />}
        <Tenders tenders={store.tenders} />
      </div>
      <button type="button" className={styles.attractStart} onClick={() => start(language)}>
        {messages.start}
      </button>
      {languages.length > 1 && <LanguageList languages={languages} onChoose={start} />}
    </div>
  );
}
