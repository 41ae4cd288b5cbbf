import { z } from 'zod';
import { failed, succeeded } from '../../../shared/failure.ts';
import { readAnswer } from '../answers/read-answer.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Sender } from '../sending/sender.ts';
import type { HttpResponse } from '../transport/exchange.ts';

const MAX_TENDERS = 64;

const terminalRecord = z.object({ tenderTypes: z.array(z.unknown()) });
const tenderType = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}+$/u);

/** `GET /Terminals/{id}`, of which only `tenderTypes` is read (spec "Tender types"): exact strings, known or not. */
export async function readTenders(
  sender: Sender,
  terminalId: string,
  signal: AbortSignal,
): Promise<Result<readonly string[]>> {
  const path = `/Terminals/${encodeURIComponent(terminalId)}`;
  const sent = await sender.send({ operation: 'read', urgency: 'routine', method: 'GET', path }, signal);
  return sent.kind === 'answered' ? readTenderTypes(sent.response) : failed(sent.failure);
}

/** Entries that are no valid strings are ignored. The order is the service's. */
export function readTenderTypes(response: HttpResponse): Result<readonly string[]> {
  const answer = readAnswer(response, terminalRecord);
  if (!answer.ok) return failed(answer.failure);
  const tenders = answer.value.tenderTypes.flatMap((entry) => tenderType.safeParse(entry).data ?? []);
  return succeeded([...new Set(tenders)].slice(0, MAX_TENDERS));
}
