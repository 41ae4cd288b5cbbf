import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../shared/language.ts';
import type { Option } from '../../../components/form/radio-group.tsx';

/** Each by its own name: whoever reads it finds it, whatever language stands around it. */
export const LANGUAGE_OPTIONS: readonly Option<Language>[] = LANGUAGES.map((language) => ({
  value: language,
  name: LANGUAGE_NAMES[language],
  language,
}));
