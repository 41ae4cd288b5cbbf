import type { Article, Replacement } from './contract/checkout.ts';

/**
 * A change of the catalogue as the record holds it: one article, which is added without `before` and removed without
 * `after`, or the whole. `undo`: what was done before was taken back.
 */
export type CatalogueChange =
  | {
      readonly type: 'article-changed';
      readonly currency: string;
      readonly before?: Article;
      readonly after?: Article;
      readonly undo?: true;
    }
  | ({ readonly type: 'catalogue-replaced'; readonly undo?: true } & Replacement);

/** The change that takes this one back. */
export function takenBack(change: CatalogueChange): CatalogueChange {
  if (change.type === 'catalogue-replaced')
    return { ...change, added: change.removed, removed: change.added, undo: true };
  const { before, after, ...article } = change;
  return { ...article, ...(after && { before: after }), ...(before && { after: before }), undo: true };
}
