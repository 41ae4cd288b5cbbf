import type { Article, CatalogueStep } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { localeOf } from '../../../../shared/language.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useScanReceiver } from '../../scanning/use-scan-receiver.ts';
import { LastStep } from './last-step.tsx';
import { useListedArticles } from './use-listed-articles.ts';
import * as styles from './articles-screen.module.css';
import { LONGEST_WORDS } from '../../../../shared/contract/input-limits.ts';

interface ArticleListProps {
  readonly step: CatalogueStep | undefined;
  readonly terminal: TerminalView;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onAdd: () => void;
  readonly onChange: (article: Article) => void;
}

/** Articles by name or code, typed or scanned; a press opens one. */
export function ArticleList({ step, terminal, text, onText, onAdd, onChange }: ArticleListProps) {
  const { language, articles: messages, cart, credentials, findPayment, grid } = useMessages();
  const { page, showMore, failure, again } = useListedArticles(text.trim().slice(0, LONGEST_WORDS));
  useScanReceiver({
    take: (code) => {
      onText(code);
      return Promise.resolve();
    },
  });
  const { currency, locale } = terminal;
  const price = ({ unitMinor: minor }: Article) =>
    minor === undefined ? grid.openPrice : formatMoney({ minor, currency }, locale);
  return (
    <>
      <div className={styles.articleSearch}>
        <Field label={messages.search} labelHidden hint={cart.search} value={text} onChange={onText} />
        <Button kind="primary" onPress={onAdd}>
          {messages.add}
        </Button>
        <p>{findPayment.scanHint}</p>
      </div>
      <LastStep step={step} onUndone={again} />
      {failure && (
        <FailureBanner
          failure={failure}
          action={
            <Button kind="secondary" onPress={again}>
              {credentials.lookAgain}
            </Button>
          }
        />
      )}
      {page?.articles.length === 0 && text.trim() !== '' && <p>{cart.nothingFound}</p>}
      <ul className={styles.articleList}>
        {page?.articles.map((article, place) => (
          <li key={`${place} ${article.code ?? ''} ${article.name}`}>
            <ListButton onPress={() => onChange(article)}>
              <span className={styles.articleEntry}>
                <strong>{article.name}</strong>
                <span>
                  {[article.category, article.code].filter((part) => part !== undefined).join(' · ')}
                </span>
                <bdi>{price(article)}</bdi>
              </span>
            </ListButton>
          </li>
        ))}
      </ul>
      {page && page.more > 0 && showMore && (
        <div>
          <Button kind="quiet" onPress={showMore}>
            {messages.showMore({ count: formatCount(page.more, localeOf(language, locale)) })}
          </Button>
        </div>
      )}
    </>
  );
}
