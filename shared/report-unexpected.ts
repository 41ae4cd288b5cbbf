/**
 * Reports an unexpected error: it is logged without secrets, and shown on the screen. `where` names the part of the till in
 * plain words. Never throws.
 */
export type ReportUnexpected = (where: string, error: unknown) => void;
