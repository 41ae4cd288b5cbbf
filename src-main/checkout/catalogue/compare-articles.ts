import type { Article, Replacement } from '../../../shared/contract/checkout.ts';

/** Whether a screen, a file and the catalogue mean the same article. */
export function isSameArticle(one: Article, other: Article): boolean {
  return one.name === other.name && contentsOf(one) === contentsOf(other);
}

/** How many articles are added, changed and removed if `after` replaces `before`. The code identifies an article, or else its name. */
export function compareArticles(before: readonly Article[], after: readonly Article[]): Replacement {
  const codes = new Set(after.flatMap(({ code }) => code ?? []));
  const byCode = new Map(before.flatMap((article) => (article.code ? [[article.code, article]] : [])));
  const byName = new Map<string, Article[]>();
  for (const article of before) {
    if (article.code !== undefined && codes.has(article.code)) continue;
    const namesakes = byName.get(article.name);
    if (namesakes) namesakes.push(article);
    else byName.set(article.name, [article]);
  }
  let added = 0;
  let changed = 0;
  for (const article of after) {
    const known = byCode.get(article.code ?? '') ?? byName.get(article.name)?.shift();
    if (known === undefined) added += 1;
    else if (!isSameArticle(known, article)) changed += 1;
  }
  return { added, changed, removed: before.length + added - after.length };
}

function contentsOf({ unitMinor, code, quick, taxRate, category, colour, picture }: Article): string {
  return JSON.stringify([unitMinor, code, quick, taxRate, category, colour, picture]);
}
