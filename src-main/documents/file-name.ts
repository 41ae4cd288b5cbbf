/** A reference may hold what no file system takes. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]|\p{Cc}/gu, '-').slice(0, 120);
}
