import { z } from 'zod';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { bounded } from '../../answers/error-object.ts';
import { time } from '../../requests/fields.ts';
import { readPage } from '../../requests/page.ts';
import type { UnreadPayment } from '../../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Page } from '../../requests/page.ts';

/** A page of which some records cannot be read. */
export interface PartlyRead<T> extends Page<T> {
  readonly unread: readonly UnreadPayment[];
}

const MAX_TEXT = 128;
const MOST_FIELDS = 5;

class Unread {
  readonly payment: UnreadPayment;

  constructor(record: unknown, error: z.ZodError) {
    const fields = [...new Set(error.issues.map(({ path }) => bounded(String(path[0] ?? ''), MAX_TEXT)))];
    this.payment = { ...namesOf(record), fields: fields.slice(0, MOST_FIELDS) };
  }
}

/**
 * The same as `readPage`, but a record that cannot be read is named by the fields that can, and the others are kept.
 * Fails with `service-answer-unreadable` where no record of the page can be read.
 */
export async function readInPart<T>(
  schema: z.ZodType<T>,
  read: (schema: z.ZodType<T | Unread>) => ReturnType<typeof readPage<T | Unread>>,
): Promise<Result<PartlyRead<T>>> {
  const page = await read(
    z.unknown().transform((record): T | Unread => {
      const { data, error } = schema.safeParse(record);
      return error ? new Unread(record, error) : data;
    }),
  );
  if (!page.ok) return page;
  const unread = page.value.records.flatMap((record) => (record instanceof Unread ? record.payment : []));
  const records = page.value.records.filter((record): record is T => !(record instanceof Unread));
  const [first] = unread;
  if (first && records.length === 0) {
    const detail = `no payment of the page can be read: ${first.fields.join(', ')}`;
    return failed({ action: 'report', code: 'service-answer-unreadable', detail });
  }
  return succeeded({ ...page.value, records, unread });
}

const text = z.string().min(1).optional().catch(undefined);
const naming = z.object({ created: time, reference: text, externalId: text, paymentCode: text });

function namesOf(record: unknown): Omit<UnreadPayment, 'fields'> {
  const { created: createdAt, reference, externalId, paymentCode } = naming.safeParse(record).data ?? {};
  const ownName = reference ?? externalId;
  return {
    ...(createdAt !== undefined && { createdAt }),
    ...(ownName !== undefined && { reference: bounded(ownName, MAX_TEXT) }),
    ...(paymentCode !== undefined && { paymentCode: bounded(paymentCode, MAX_TEXT) }),
  };
}
