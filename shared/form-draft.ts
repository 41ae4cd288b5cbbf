/** What was typed into a form and not saved yet, by field: a text, or what was ticked. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;
