/**
 * The beginning of a text, in no more than so many letters as other programs count them: UTF-16, in which an emoji is two.
 * No letter is cut in half.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
