/** One wrong field in the error object. */
export interface Detail {
  readonly field: string;
  readonly message: string;
}

/** An error that is answered as the error object (spec "Errors"); `respond.ts` writes it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly details: readonly Detail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    more: { details?: readonly Detail[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const invalid = (details: readonly Detail[]) =>
  new ServiceError(400, 'The request is not valid.', { details });
export const unauthenticated = (message: string) => new ServiceError(401, message);
export const forbidden = (message: string) => new ServiceError(403, message);
export const notFound = (message: string) => new ServiceError(404, message);
export const conflict = (message: string) => new ServiceError(409, message);
/** 422: a well-formed request breaks a business rule. */
export const unprocessable = (message: string, details?: readonly Detail[]) =>
  new ServiceError(422, message, details === undefined ? {} : { details });
export const rateLimited = (retryAfterSeconds: number) =>
  new ServiceError(429, 'Rate limit exceeded. Try again later.', { retryAfterSeconds });

const CODES_400 = ['validation_error', 'validation'] as const;
const CODES: Readonly<Record<number, readonly [code: string, error: string]>> = {
  400: CODES_400,
  401: ['unauthorized', 'authentication'],
  403: ['forbidden', 'authorization'],
  404: ['not_found', 'not_found'],
  409: ['conflict', 'conflict'],
  422: ['business_rule', 'business_rule'],
};

/** The JSON body of an error; that of 429 has another form (spec "Errors"). */
export function errorBody(error: ServiceError, traceId: string): object {
  if (error.status === 429) return { code: 429, error: 'rate_limit_exceeded', message: error.message };
  const [code, category] =
    CODES[error.status] ?? (error.status < 500 ? CODES_400 : ['internal_error', 'server']);
  return {
    code,
    error: category,
    message: error.message,
    traceId,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}
