import type { Article, Replacement } from '../contract/checkout.ts';

/**
 * A change of the catalogue, as the journal holds it: of one article, which was added where `before` is missing and removed
 * where `after` is, or of the whole catalogue. `undo`: the change undid an earlier one.
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

/** The change that undoes this one. */
export function takenBack(change: CatalogueChange): CatalogueChange {
  if (change.type === 'catalogue-replaced')
    return { ...change, added: change.removed, removed: change.added, undo: true };
  const { before, after, ...article } = change;
  return { ...article, ...(after && { before: after }), ...(before && { after: before }), undo: true };
}
