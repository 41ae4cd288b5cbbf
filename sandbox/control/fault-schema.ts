const common = {
  kind: { type: 'string' },
  times: { type: 'integer', minimum: 1 },
  match: {
    type: 'object',
    additionalProperties: false,
    properties: { method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] }, path: { type: 'string' } },
  },
};

/** Faults without further fields. */
const PLAIN = ['drop-before-work', 'drop-after-work', 'stall-headers', 'stall-body', 'garbage-body'];

const rule = (kinds: readonly string[], required: readonly string[], fields: object) => ({
  if: { properties: { kind: { enum: kinds } } },
  then: { required, additionalProperties: false, properties: { ...common, ...fields } },
});

/** One schema for each kind of fault, so that fields without effect are refused. */
export const faultSchema = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: [...PLAIN, 'delay', 'status', 'answer'] } },
  allOf: [
    rule(PLAIN, [], {}),
    rule(['delay'], ['ms'], { ms: { type: 'integer', minimum: 0 } }),
    rule(['status'], ['status'], {
      status: { type: 'integer', minimum: 400, maximum: 599 },
      retryAfter: { type: 'integer', minimum: 0 },
    }),
    rule(['answer'], [], {
      status: { type: 'integer', minimum: 200, maximum: 599 },
      headers: { type: 'object', additionalProperties: { type: 'string' } },
      body: {},
    }),
  ],
};
