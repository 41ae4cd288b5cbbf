import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../shared/language.ts';
import { TEXT_SIZES, THEMES, type Preferences } from '../../../../shared/preferences.ts';
import { RadioGroup, type Option } from '../../../components/form/radio-group.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './preferences-screen.module.css';
import { Volume } from './volume.tsx';
import { useState } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

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
  const messages = useMessages().preferences;
  const { change, failure } = usePreferenceChange();
  const { customerLanguage, ...sameForCustomer } = preferences;
  const { language, theme, textSize, volume } = preferences;

  return (
    <Page title={messages.title} onBack={onClose}>
      {failure && <FailureBanner failure={failure} />}
      <div className={styles.preferences}>
        <RadioGroup
          title={messages.language}
          options={languages}
          value={language}
          onChoose={(chosen) => change({ ...preferences, language: chosen })}
        />
        <RadioGroup
          title={messages.customerLanguage}
          note={messages.customerNote}
          options={[{ value: 'same', name: messages.sameLanguage }, ...languages]}
          value={customerLanguage ?? 'same'}
          onChoose={(chosen) =>
            change(chosen === 'same' ? sameForCustomer : { ...preferences, customerLanguage: chosen })
          }
        />
        <RadioGroup
          title={messages.theme}
          options={THEMES.map((value) => ({ value, name: messages.themes[value] }))}
          value={theme}
          onChoose={(chosen) => change({ ...preferences, theme: chosen })}
        />
        <RadioGroup
          title={messages.textSize}
          options={TEXT_SIZES.map((value) => ({ value, name: messages.percent({ size: value }) }))}
          value={textSize}
          onChoose={(chosen) => change({ ...preferences, textSize: chosen })}
        />
        <Volume volume={volume} onChange={(chosen) => change({ ...preferences, volume: chosen })} />
      </div>
    </Page>
  );
}

interface Change {
  readonly change: (preferences: Preferences) => void;
  /** Why the last change did not count. */
  readonly failure?: Failure;
}

/** Sends every change, also while one is on its way: the last position of a slider is the one that counts. */
function usePreferenceChange(): Change {
  const { commands } = useConnection();
  const [failure, setFailure] = useState<Failure>();
  const change = async (preferences: Preferences) => {
    const result = await call(commands, 'preferences.change', preferences);
    setFailure(result.ok ? undefined : result.failure);
  };
  return { change: (preferences) => void change(preferences), ...(failure && { failure }) };
}
