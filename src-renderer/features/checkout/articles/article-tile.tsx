import { useState } from 'react';
import type { Article } from '../../../../shared/contract/checkout.ts';
import { usePicture, type PictureSource } from '../../../components/picture/use-picture.ts';
import type { TabStopProps } from '../../../components/list/use-roving-tab-stop.ts';
import * as styles from './article-grid.module.css';

interface ArticleTileProps {
  readonly article: Article;
  readonly price: string;
  readonly tabStop: TabStopProps;
  readonly pictureSource: PictureSource;
  readonly onPick: (article: Article) => void;
}

/**
 * A button that adds an article. The colour is a mark beside the name, so that the name always has the same background. The
 * picture is above them; its space is kept while it loads, and given up where it cannot be shown.
 */
export function ArticleTile({ article, price, tabStop, pictureSource, onPick }: ArticleTileProps) {
  const { place, source } = usePicture(article.picture, pictureSource);
  const [isBroken, setBroken] = useState(false);
  return (
    <button
      ref={place}
      type="button"
      className={styles.articleTile}
      data-colour={article.colour}
      {...tabStop}
      onClick={() => onPick(article)}
    >
      {source !== null && !isBroken && (
        <div className={styles.articlePicture} data-part="article-picture">
          {source !== undefined && <img src={source} alt="" onError={() => setBroken(true)} />}
        </div>
      )}
      <span dir="auto" data-may-shorten="">
        {article.name}
      </span>
      <bdi>{price}</bdi>
    </button>
  );
}
