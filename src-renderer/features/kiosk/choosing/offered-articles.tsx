import { useState } from 'react';
import type { Article } from '../../../../shared/contract/checkout.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { useRovingTabStop, type TabStopProps } from '../../../components/list/use-roving-tab-stop.ts';
import { usePicture, usePictureSource, type PictureSource } from '../../../components/picture/use-picture.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from '../visit/shopper.ts';
import * as styles from './offered-articles.module.css';

interface OfferedArticlesProps {
  readonly currency: string;
  readonly articles: readonly Article[];
  readonly onPick: (article: Article) => void;
}

/** A large button for each article. One press adds one. */
export function OfferedArticles({ currency, articles, onPick }: OfferedArticlesProps) {
  const { grid: messages } = useMessages();
  const { store, commands } = useShopper();
  const tabStopOf = useRovingTabStop(articles.length);
  const pictureSource = usePictureSource(async (name) => {
    const found = await commands['kiosk.picture']({ name }).catch(() => undefined);
    return found?.ok ? found.value : null;
  });
  return (
    <ul className={styles.offeredArticles} aria-label={messages.title}>
      {articles.map((article, place) => (
        <li key={`${place} ${article.code ?? ''} ${article.name}`}>
          <Tile
            article={article}
            price={formatMoney({ minor: article.unitMinor ?? 0, currency }, store.locale)}
            tabStop={tabStopOf(place)}
            pictureSource={pictureSource}
            onPick={() => onPick(article)}
          />
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  readonly article: Article;
  readonly price: string;
  readonly tabStop: TabStopProps;
  readonly pictureSource: PictureSource;
  readonly onPick: () => void;
}

function Tile({ article, price, tabStop, pictureSource, onPick }: TileProps) {
  const { place, source } = usePicture(article.picture, pictureSource);
  const [isBroken, setBroken] = useState(false);
  const { name, colour } = article;
  return (
    <button
      ref={place}
      type="button"
      className={styles.offered}
      data-colour={colour}
      {...tabStop}
      onClick={onPick}
    >
      {source !== null && !isBroken && (
        <div className={styles.offeredPicture} data-part="article-picture">
          {source !== undefined && (
            <img src={source} alt="" draggable={false} onError={() => setBroken(true)} />
          )}
        </div>
      )}
      <span dir="auto" data-may-shorten="">
        {name}
      </span>
      <bdi>{price}</bdi>
    </button>
  );
}
