import { describe, expect, it } from 'vitest';
import { readErrorObject } from '../../../../src-main/service/answers/error-object.ts';
import { response } from '../../../support/service/service-answers.ts';

const read = (body: unknown, headers = {}) => readErrorObject(response(400, body, headers), (text) => text);

describe('the words of an error', () => {
  it('are the error object’s message, its details, and its trace id', () => {
    const body = {
      code: 'validation_error',
      error: 'bad_request',
      message: 'Invalid input',
      traceId: 'trace-1',
      details: [{ field: 'requestedAmount', message: 'must be greater than 0' }],
    };
    expect(read(body)).toEqual({
      detail: 'Invalid input; requestedAmount: must be greater than 0',
      error: 'bad_request',
      traceId: 'trace-1',
      wrongFields: [{ field: 'requestedAmount', message: 'must be greater than 0' }],
    });
  });

  it.each([
    [
      'problem details',
      { type: 'about:blank', title: 'Bad Request', status: 400, traceId: 't' },
      'Bad Request',
    ],
    [
      'problem details with errors by field',
      { title: 'Bad Request', errors: { signerEmail: ['is required', 'and an e-mail'], other: 7 } },
      'Bad Request; signerEmail: is required and an e-mail; other',
    ],
    ['a 429 body', { code: 429, error: 'rate_limit_exceeded', message: 'Slow down' }, 'Slow down'],
    ['OAuth', { error: 'invalid_grant', error_description: 'Wrong password' }, 'Wrong password'],
    ['an error word alone', { error: 'forbidden' }, 'forbidden'],
    ['details of another shape', { message: 'No', details: 'none' }, 'No'],
    ['an empty object', {}, 'HTTP 400'],
    ['a bare string', JSON.stringify('no'), 'HTTP 400, not an error object'],
    ['null', 'null', 'HTTP 400, not an error object'],
  ])('are read from %s', (_shape, body, detail) => {
    expect(read(body).detail).toBe(detail);
  });

  it('name the type of an answer that is not JSON, and nothing of what it holds', () => {
    expect(read('<html><body>Bad gateway</body></html>').detail).toBe('HTTP 400, not JSON (text/html)');
    expect(read('', { 'content-type': '<script>' }).detail).toBe('HTTP 400, not JSON (no content type)');
  });

  it('are one bounded line', () => {
    const { detail, traceId } = read({
      message: `a\r\n\u202eb ${'x'.repeat(1_000)}`,
      traceId: 'y'.repeat(1_000),
    });
    expect(detail).toMatch(/^a b x+…$/);
    expect(detail).toHaveLength(300);
    expect(traceId).toHaveLength(128);
  });

  it('name fifty wrong fields at most', () => {
    const details = Array.from({ length: 30 }, (_, at) => ({ field: `a${at}`, message: 'no' }));
    const errors = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`b${at}`, ['no']]));
    const fields = read({ details, errors }).wrongFields?.map(({ field }) => field);
    expect(fields).toHaveLength(50);
    expect(fields?.slice(29, 31)).toEqual(['a29', 'b0']);
  });

  it('have the secret taken out of each field', () => {
    const body = { details: [{ field: 'k1.email', message: 'k1 is none' }], errors: { k1: ['no k1'] } };
    const { wrongFields } = readErrorObject(response(400, body), (text) => text.replaceAll('k1', '*'));
    expect(wrongFields).toEqual([
      { field: '*.email', message: '* is none' },
      { field: '*', message: 'no *' },
    ]);
  });

  it('have the secret taken out', () => {
    const answer = response(401, { message: 'key k1 unknown', traceId: 'k1' });
    expect(readErrorObject(answer, (text) => text.replaceAll('k1', '*'))).toEqual({
      detail: 'key * unknown',
      traceId: '*',
    });
  });
});
