import { useState } from 'react';
import type { ScreenView } from '../../../state/connection.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { ArticlesScreen } from '../articles/articles-screen.tsx';
import * as styles from './amounts.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { SettingsForm } from './settings-form.tsx';

interface AmountsScreenProps {
  readonly view: ScreenView;
  readonly onBack: () => void;
}

/** What sales are put together from: articles, quick amounts, tips and discounts. */
export function AmountsScreen({ view, onBack }: AmountsScreenProps) {
  const messages = useMessages().amounts;
  const { checkout, terminal } = view;
  const [editing, setEditing] = useState(false);
  if (editing && checkout && terminal)
    return <ArticlesScreen checkout={checkout} terminal={terminal} onBack={() => setEditing(false)} />;
  return (
    <Page key="amounts" title={messages.title} onBack={onBack}>
      {checkout && terminal && (
        <div className={styles.amounts}>
          <div className={styles.amountsColumn}>
            <CatalogueCard checkout={checkout} locale={terminal.locale} onEdit={() => setEditing(true)} />
            <PicturesCard lastStep={checkout.catalogueStep?.number} locale={terminal.locale} />
          </div>
          <SettingsForm settings={checkout.settings} currency={terminal.currency} />
        </div>
      )}
    </Page>
  );
}
