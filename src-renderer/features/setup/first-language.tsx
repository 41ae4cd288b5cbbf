import type { Preferences } from '../../../shared/preferences.ts';
import { LANGUAGE_OPTIONS } from '../settings/preferences/language-options.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useChoices } from '../../state/use-choices.ts';

/** Before everything else: whoever starts a till for the first time has to be able to read the rest. */
export function FirstLanguage({ preferences }: { readonly preferences: Preferences }) {
  const { language: title } = useMessages().preferences;
  const { chosen, choose, failure } = useChoices('preferences.change', preferences);
  return (
    <>
      <RadioGroup
        title={title}
        layout="chips"
        options={LANGUAGE_OPTIONS}
        value={chosen.language}
        onChoose={(language) => choose({ ...chosen, language })}
      />
      {failure && <FailureBanner failure={failure} />}
    </>
  );
}
