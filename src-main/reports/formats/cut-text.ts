/**
 * Answers the beginning of a text with at most `most` letters. Letters are counted as other programs count them, in
 * UTF-16, where an emoji counts as two. No letter is cut in half.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
