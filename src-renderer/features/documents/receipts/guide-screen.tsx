import { useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../../../../shared/language.ts';
import { Field } from '../../../components/form/field.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentPreview } from './document-preview.tsx';
import * as styles from './guide-screen.module.css';

interface GuideScreenProps {
  readonly preferred: Language;
  readonly onClose: () => void;
}

/** What to do at each ending, to read here or to hang up, in the language of whoever needs it. */
export function GuideScreen({ preferred, onClose }: GuideScreenProps) {
  const messages = useMessages();
  const [language, choose] = useState(preferred);
  const request = useMemo(() => ({ kind: 'guide', language }) as const, [language]);
  return (
    <Page title={messages.menu.entries.guide.name} onBack={onClose}>
      <div className={styles.guideActions}>
        <Field
          label={messages.documentView.language}
          value={language}
          onChange={(tag) => choose(languageOf(tag) ?? language)}
          options={LANGUAGES.map((tag) => ({ value: tag, name: ownName(tag), language: tag }))}
        />
        <DocumentActions key={language} request={request} />
      </div>
      <DocumentPreview request={request} />
    </Page>
  );
}

const languageOf = (value: string): Language | undefined => LANGUAGES.find((tag) => tag === value);

function ownName(tag: Language): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}
