import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../shared/language.ts';
import { TEXT_SIZES, THEMES, type Preferences } from '../../../../shared/preferences.ts';
import { RadioGroup, type Option } from '../../../components/form/radio-group.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './preferences-screen.module.css';
import { useChange } from './use-preference-change.ts';
import { Volume } from './volume.tsx';

interface PreferencesScreenProps {
  readonly preferences: Preferences;
  readonly onClose: () => void;
}

const languages: readonly Option<Language>[] = LANGUAGES.map((language) => ({
  value: language,
  name: LANGUAGE_NAMES[language],
  language,
}));

/** How this till looks and sounds. Each choice counts at once: what it does is seen here. */
export function PreferencesScreen({ preferences, onClose }: PreferencesScreenProps) {
  const words = useWords().preferences;
  const { change, failure } = useChange();
  const { customerLanguage, ...sameForCustomer } = preferences;
  const { language, theme, textSize, volume } = preferences;

  return (
    <Page title={words.title} onBack={onClose}>
      {failure && <FailureBanner failure={failure} />}
      <div className={styles.preferences}>
        <RadioGroup
          title={words.language}
          options={languages}
          value={language}
          onChoose={(chosen) => change({ ...preferences, language: chosen })}
        />
        <RadioGroup
          title={words.customerLanguage}
          note={words.customerNote}
          options={[{ value: 'same', name: words.sameLanguage }, ...languages]}
          value={customerLanguage ?? 'same'}
          onChoose={(chosen) =>
            change(chosen === 'same' ? sameForCustomer : { ...preferences, customerLanguage: chosen })
          }
        />
        <RadioGroup
          title={words.theme}
          options={THEMES.map((value) => ({ value, name: words.themes[value] }))}
          value={theme}
          onChoose={(chosen) => change({ ...preferences, theme: chosen })}
        />
        <RadioGroup
          title={words.textSize}
          options={TEXT_SIZES.map((value) => ({ value, name: words.percent({ size: value }) }))}
          value={textSize}
          onChoose={(chosen) => change({ ...preferences, textSize: chosen })}
        />
        <Volume volume={volume} onChange={(chosen) => change({ ...preferences, volume: chosen })} />
      </div>
    </Page>
  );
}
