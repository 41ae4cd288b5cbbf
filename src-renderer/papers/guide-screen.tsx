import { useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../../shared/language.ts';
import { Page } from '../parts/page.tsx';
import { useWords } from '../text/words.ts';
import { PaperActions } from './paper-actions.tsx';
import { PaperPlace } from './paper-place.tsx';
import * as styles from './guide-screen.module.css';

interface GuideScreenProps {
  readonly preferred: Language;
  readonly onClose: () => void;
}

/** What to do at each ending, to read here or to hang up, in the language of whoever needs it. */
export function GuideScreen({ preferred, onClose }: GuideScreenProps) {
  const words = useWords();
  const [language, choose] = useState(preferred);
  const request = useMemo(() => ({ kind: 'guide', language }) as const, [language]);
  return (
    <Page title={words.menu.entries.guide.name} onBack={onClose}>
      <div className={styles.guideActions}>
        <label>
          <span>{words.paperView.language}</span>
          <select value={language} onChange={({ target }) => choose(languageOf(target.value) ?? language)}>
            {LANGUAGES.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {ownName(tag)}
              </option>
            ))}
          </select>
        </label>
        <PaperActions key={language} request={request} />
      </div>
      <PaperPlace request={request} />
    </Page>
  );
}

const languageOf = (value: string): Language | undefined => LANGUAGES.find((tag) => tag === value);

function ownName(tag: Language): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}
