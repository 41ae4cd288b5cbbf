import type { ScreenView } from '../../../state/connection.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './amounts.module.css';
import { CatalogueCard } from './catalogue-card.tsx';
import { SettingsForm } from './settings-form.tsx';

interface AmountsScreenProps {
  readonly view: ScreenView;
  readonly onBack: () => void;
}

/** What sales are put together from: articles, quick amounts, tips and discounts. */
export function AmountsScreen({ view, onBack }: AmountsScreenProps) {
  const messages = useMessages().amounts;
  const { counter, terminal } = view;
  return (
    <Page title={messages.title} onBack={onBack}>
      {counter && terminal && (
        <div className={styles.amounts}>
          <CatalogueCard articles={counter.articles} locale={terminal.locale} />
          <SettingsForm settings={counter.settings} currency={terminal.currency} />
        </div>
      )}
    </Page>
  );
}
