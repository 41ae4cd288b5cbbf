import { useState } from 'react';
import type { Article } from '../../../../shared/contract/counter.ts';
import type { TerminalView } from '../../../../shared/contract/views.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './article-panel.module.css';
import { Panel } from './panel.tsx';
import { useArticles } from './use-articles.ts';

interface ArticlePanelProps {
  readonly quick: readonly Article[];
  readonly terminal: TerminalView;
  readonly onPick: (article: Article) => void;
  readonly onClose: () => void;
}

/** Articles by name or code; before anything is typed, those with a button of their own. It stays open for several. */
export function ArticlePanel({ quick, terminal, onPick, onClose }: ArticlePanelProps) {
  const messages = useMessages().cart;
  const [text, setText] = useState('');
  const { found, find } = useArticles(text);
  const [added, setAdded] = useState<Article>();
  const shown = text.trim() === '' ? quick : (found ?? []);

  const pick = (article: Article) => {
    onPick(article);
    setAdded(article);
    setText('');
  };

  /** Asks again: at the end of a scan, what is found so far is not yet of the whole code. */
  const pickFirst = async () => {
    const [first] = (await find(text)) ?? [];
    if (first !== undefined) pick(first);
  };

  return (
    <Panel title={messages.articles} doneLabel={messages.done} onClose={onClose} scansPass>
      <div className={styles.articlePanel}>
        <Field label={messages.search} value={text} onChange={setText} onEnter={() => void pickFirst()} />
        <p className={styles.articlePanelNote} role="status">
          {added !== undefined && text === '' && messages.added({ name: added.name })}
          {text.trim() !== '' && found?.length === 0 && messages.nothingFound}
        </p>
        <ul>
          {shown.map((article) => (
            <li key={`${article.code ?? ''} ${article.name} ${article.unitMinor}`}>
              <ListButton onPress={() => pick(article)}>
                <span>{article.name}</span>
                <bdi>
                  {formatMoney({ minor: article.unitMinor, currency: terminal.currency }, terminal.locale)}
                </bdi>
              </ListButton>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
