import { z } from 'zod';
import { readStatus } from '../../../shared/payment-status.ts';
import { readAnswer, wordSchema } from '../answers/read-answer.ts';
import { amountsSchema, statedAmounts } from './stated-amounts.ts';
import type { TrackingAnswer } from '../../sales/ports.ts';
import type { HttpResponse } from '../transport/exchange.ts';

/** Only `statusCode` is specified (spec "Payment"); the rest is read where it is there and never relied upon. */
const trackedPayment = z.object({
  statusCode: z.union([z.string().min(1), z.number()]),
  paymentCode: wordSchema,
  amounts: amountsSchema,
});

/** Reads a tracking response. `currency` stands for requested amounts that name none. */
export function readTracking(response: HttpResponse, currency: string): TrackingAnswer {
  const answer = readAnswer(response, trackedPayment);
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { statusCode, paymentCode, amounts } = answer.value;
  return {
    kind: 'read',
    reading: {
      status: readStatus(statusCode),
      ...(paymentCode !== undefined && { paymentCode }),
      ...statedAmounts(amounts, currency),
    },
  };
}
