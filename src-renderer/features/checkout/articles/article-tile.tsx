import type { Article } from '../../../../shared/contract/counter.ts';
import type { TabStopProps } from './use-roving-tab-stop.ts';
import * as styles from './article-grid.module.css';

interface ArticleTileProps {
  readonly article: Article;
  readonly price: string;
  readonly tabStop: TabStopProps;
  readonly onPick: (article: Article) => void;
}

/** One press rings it up. Its colour is a mark beside the name, which is read on the same ground whatever the colour. */
export function ArticleTile({ article, price, tabStop, onPick }: ArticleTileProps) {
  return (
    <button
      type="button"
      className={styles.articleTile}
      data-colour={article.colour}
      {...tabStop}
      onClick={() => onPick(article)}
    >
      <span data-may-shorten="">{article.name}</span>
      <bdi>{price}</bdi>
    </button>
  );
}
