/** Answers a file name without the characters that file systems refuse; a reference may hold them. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]|\p{Cc}/gu, '-').slice(0, 120);
}
