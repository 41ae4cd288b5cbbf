import { useId, useState } from 'react';
import { LANGUAGE_NAMES } from '../../../../shared/language.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from '../visit/shopper.ts';
import { LanguageList } from './language-list.tsx';
import * as styles from './language-dialog.module.css';

/** Shows the name of the language, so that whoever cannot read the screen finds it. */
export function LanguageButton() {
  const { kiosk: messages } = useMessages();
  const { visit, language, languages, commands, ask } = useShopper();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button kind="quiet" icon="globe" onPress={() => setOpen(true)}>
        {LANGUAGE_NAMES[language]}
      </Button>
      {open && (
        <Dialog
          className={styles.languageDialog}
          aria-labelledby={id}
          onClose={() => setOpen(false)}
          onClick={(event) => event.target === event.currentTarget && setOpen(false)}
        >
          <h2 id={id} tabIndex={-1}>
            {messages.language}
          </h2>
          <LanguageList
            languages={languages}
            chosen={language}
            onChoose={(chosen) => {
              setOpen(false);
              void ask(() => commands['kiosk.speak']({ visit, language: chosen }));
            }}
          />
        </Dialog>
      )}
    </>
  );
}
