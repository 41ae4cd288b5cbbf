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
 * One press rings it up. Its colour is a mark beside the name, which is read on the same ground whatever the colour; its
 * picture stands above them, and has its room before it is there. One that cannot be shown takes none.
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
