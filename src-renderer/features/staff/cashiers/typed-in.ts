/** What was typed in the named boxes of a submitted form, empty for a box that is not there. Nothing is trimmed. */
export function typedIn<N extends string>(
  form: HTMLFormElement,
  names: readonly N[],
): Readonly<Record<N, string>> {
  const data = new FormData(form);
  const typed = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(typed) as Record<N, string>;
}
