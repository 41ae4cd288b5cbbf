import { directionOf, LANGUAGE_NAMES, type Language } from '../../../../shared/language.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './language-list.module.css';

interface LanguageListProps {
  readonly languages: readonly Language[];
  readonly chosen?: Language;
  readonly onChoose: (language: Language) => void;
}

/** A button for each language, in that language, because shoppers may read no other. */
export function LanguageList({ languages, chosen, onChoose }: LanguageListProps) {
  const { kiosk: messages } = useMessages();
  return (
    <ul className={styles.languageList} data-part="language-list" aria-label={messages.language}>
      {languages.map((language) => (
        <li key={language} lang={language} dir={directionOf(language)}>
          <ListButton {...(chosen && { pressed: chosen === language })} onPress={() => onChoose(language)}>
            {LANGUAGE_NAMES[language]}
          </ListButton>
        </li>
      ))}
    </ul>
  );
}
