/** Values of a form that was not saved yet, by field: a text, or the checked options. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;
