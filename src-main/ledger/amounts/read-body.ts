import { assumedAt } from './assumed-scales.ts';
import { atTableScale, UnreadableAmount } from './stored-amounts.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';

/**
 * The JSON body of a record of `at`, its amounts at the scale of their currencies; `scales` are those of amounts that
 * carry none. `undefined` for what is no JSON, or holds an amount that cannot be read exactly.
 */
export function readBody(body: string, at: number, scales: readonly AssumedScale[]): unknown {
  try {
    const fields: unknown = JSON.parse(body);
    if (!body.includes('"currency"')) return fields;
    return atTableScale(fields, (currency) => assumedAt(scales, currency, at));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof UnreadableAmount) return undefined;
    throw error;
  }
}
