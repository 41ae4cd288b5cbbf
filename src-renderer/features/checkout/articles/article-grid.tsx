import { useState } from 'react';
import type { Article, CheckoutView } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Language } from '../../../../shared/language.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Field } from '../../../components/form/field.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { leaveTextBox } from '../../../components/keypad/leave-text-box.ts';
import { useRovingTabStop } from '../../../components/list/use-roving-tab-stop.ts';
import { usePictureSource } from '../../../components/picture/use-picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import * as visuallyHidden from '../../../components/text/visually-hidden.module.css';
import * as styles from './article-grid.module.css';
import { ArticleTile } from './article-tile.tsx';
import { useArticles, type Wanted } from './use-articles.ts';

interface ArticleGridProps {
  readonly checkout: CheckoutView;
  readonly terminal: TerminalView;
  /** Adds one of an article, and answers whether it is in the cart now: its price may have to be asked for. */
  readonly onPick: (article: Article) => boolean;
}

/** The article that was added last, how often in a row, and the language in which that was announced. */
interface Added {
  readonly name: string;
  readonly times: number;
  readonly language: Language;
}

/** Value of the chip for articles with a button of their own. It begins with a space, as no category does. */
const QUICK = ' quick';

/** The catalogue beside the sale: the articles of a category, or those of a search. One press adds an article. */
export function ArticleGrid({ checkout, terminal, onPick }: ArticleGridProps) {
  const { grid: messages, cart: cartMessages, language } = useMessages();
  const { quickArticles, categories } = checkout;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [added, setAdded] = useState<Added>();
  const tabs = [...(quickArticles.length > 0 ? [QUICK] : []), ...categories];
  // A catalogue that was imported meanwhile may not have the chosen category any more.
  const tab = chosen !== undefined && tabs.includes(chosen) ? chosen : tabs[0];
  const isSearching = text.trim() !== '';
  const wanted: Wanted | undefined = isSearching
    ? { text }
    : tab === undefined || tab === QUICK
      ? undefined
      : { category: tab };
  const { page, first } = useArticles(wanted);
  const articles = wanted === undefined ? quickArticles : (page?.articles ?? []);
  const { commands } = useConnection();
  const pictureSource = usePictureSource(async (name) => {
    const found = await call(commands, 'catalogue.picture', { name });
    return found.ok ? found.value : null;
  });
  const tabStopOf = useRovingTabStop(articles.length);
  const price = ({ unitMinor: minor }: Article) =>
    minor === undefined
      ? messages.openPrice
      : formatMoney({ minor, currency: terminal.currency }, terminal.locale);

  const pick = (article: Article) => {
    if (!onPick(article)) return;
    const times = added?.name === article.name ? added.times + 1 : 1;
    setAdded({ name: article.name, times, language });
  };
  const pickFirst = async () => {
    const found = await first();
    if (found === undefined) return;
    pick(found);
    setText('');
  };
  const nameOf = (name: string) => {
    if (name === QUICK) return messages.quick;
    if (name !== '') return name;
    return categories.length > 1 ? messages.others : messages.all;
  };

  return (
    <section className={styles.articleGrid} data-part="article-grid" aria-label={messages.title}>
      <Field
        label={cartMessages.search}
        labelHidden
        hint={cartMessages.search}
        value={text}
        onChange={setText}
        onEnter={() => void pickFirst()}
      />
      <p className={visuallyHidden.visuallyHidden} role="status">
        {added?.language === language &&
          `${cartMessages.added({ name: added.name })}${'\u200B'.repeat(added.times % 2)}`}
      </p>
      <div className={styles.articleGridList} onPointerDown={leaveTextBox}>
        {!isSearching && tabs.length > 1 && tab !== undefined && (
          <RadioGroup
            title={messages.categories}
            layout="chips"
            options={tabs.map((value) => ({ value, name: nameOf(value) }))}
            value={tab}
            onChoose={setChosen}
          />
        )}
        {isSearching && page?.articles.length === 0 && <p>{cartMessages.nothingFound}</p>}
        <ul>
          {articles.map((article, place) => (
            <li key={`${place} ${article.code ?? ''} ${article.name}`}>
              <ArticleTile
                article={article}
                price={price(article)}
                tabStop={tabStopOf(place)}
                pictureSource={pictureSource}
                onPick={pick}
              />
            </li>
          ))}
        </ul>
        {page !== undefined && page.more > 0 && <p>{messages.more({ count: page.more })}</p>}
      </div>
    </section>
  );
}
