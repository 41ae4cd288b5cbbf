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
  const { counter, terminal } = view;
  const [editing, setEditing] = useState(false);
  if (editing && counter && terminal)
    return <ArticlesScreen counter={counter} terminal={terminal} onBack={() => setEditing(false)} />;
  return (
    <Page key="amounts" title={messages.title} onBack={onBack}>
      {counter && terminal && (
        <div className={styles.amounts}>
          <div className={styles.amountsColumn}>
            <CatalogueCard counter={counter} locale={terminal.locale} onEdit={() => setEditing(true)} />
            <PicturesCard lastStep={counter.catalogueStep?.number} locale={terminal.locale} />
          </div>
          <SettingsForm settings={counter.settings} currency={terminal.currency} />
        </div>
      )}
    </Page>
  );
}
