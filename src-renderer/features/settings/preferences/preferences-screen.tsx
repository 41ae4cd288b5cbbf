import { TEXT_SIZES, THEMES, type Preferences } from '../../../../shared/preferences.ts';
import type { ManagedName, ManagedView } from '../../../../shared/contract/back-office/managed-settings.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useChoices } from '../../../state/use-choices.ts';
import * as styles from './preferences-screen.module.css';
import { Volume } from './volume.tsx';
import { LANGUAGE_OPTIONS } from './language-options.ts';

interface PreferencesScreenProps {
  readonly preferences: Preferences;
  /** Which of them an administrator has set: they are shown, and changed nowhere at the till. */
  readonly managed: ManagedView | undefined;
  readonly onClose: () => void;
}

/** How this till looks and sounds. Each choice counts at once: what it does is seen here. */
export function PreferencesScreen({ preferences, managed, onClose }: PreferencesScreenProps) {
  const messages = useMessages().preferences;
  const { chosen: current, choose, failure } = useChoices('preferences.change', preferences);
  const { customerLanguage, ...sameForCustomer } = current;
  const { language, theme, textSize, volume } = current;
  const setBy = (name: ManagedName) =>
    managed?.names.includes(name) === true ? messages.managedBy({ by: managed.by }) : undefined;
  const lock = (name: ManagedName) => {
    const note = setBy(name);
    return note === undefined ? {} : { note, locked: true };
  };

  return (
    <Page title={messages.title} onBack={onClose}>
      {failure && <FailureBanner failure={failure} />}
      <div className={styles.preferences}>
        <RadioGroup
          title={messages.language}
          options={LANGUAGE_OPTIONS}
          value={language}
          {...lock('language')}
          onChoose={(chosen) => choose({ ...current, language: chosen })}
        />
        <RadioGroup
          title={messages.customerLanguage}
          note={messages.customerNote}
          options={[{ value: 'same', name: messages.sameLanguage }, ...LANGUAGE_OPTIONS]}
          value={customerLanguage ?? 'same'}
          {...lock('customerLanguage')}
          onChoose={(chosen) =>
            choose(chosen === 'same' ? sameForCustomer : { ...current, customerLanguage: chosen })
          }
        />
        <RadioGroup
          title={messages.theme}
          options={THEMES.map((value) => ({ value, name: messages.themes[value] }))}
          value={theme}
          {...lock('theme')}
          onChoose={(chosen) => choose({ ...current, theme: chosen })}
        />
        <RadioGroup
          title={messages.textSize}
          options={TEXT_SIZES.map((value) => ({ value, name: messages.percent({ size: value }) }))}
          value={textSize}
          {...lock('textSize')}
          onChoose={(chosen) => choose({ ...current, textSize: chosen })}
        />
        <Volume
          volume={volume}
          setBy={setBy('volume')}
          onChange={(chosen) => choose({ ...current, volume: chosen })}
        />
      </div>
    </Page>
  );
}
