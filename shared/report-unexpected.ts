/**
 * Takes an unexpected error: it is logged without secrets and shown to whoever can act. Never throws.
 * `where` names the part of the till in plain words.
 */
export type ReportUnexpected = (where: string, error: unknown) => void;
