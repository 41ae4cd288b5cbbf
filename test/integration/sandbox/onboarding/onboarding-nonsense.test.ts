import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullForm, minimalForm, openBackOffice } from './onboarding-back-office.ts';

/** A form with one value, at any depth, replaced by anything that JSON can say. */
function spoilt(form: object): fc.Arbitrary<unknown> {
  const places: string[][] = [];
  const visit = (value: unknown, path: string[]) => {
    if (path.length > 0) places.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(form, []);
  return fc.tuple(fc.constantFrom(...places), fc.jsonValue()).map(([path, value]) => {
    const copy = structuredClone(form) as Record<string, unknown>;
    const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy);
    holder[String(path.at(-1))] = value;
    return copy;
  });
}

it('a form with anything in it is answered with 201 or a refusal, and what was taken can be read, signed and rejected', async () => {
  const backOffice = await openBackOffice();
  const form = fc.oneof(
    spoilt(fullForm()).map((body) => ['applications', body] as const),
    spoilt(minimalForm()).map((body) => ['applications-short', body] as const),
  );
  await fc.assert(
    fc.asyncProperty(form, async ([path, body]) => {
      const { status, json } = await backOffice.send('POST', `/merchant-onboarding/${path}`, body);
      expect([201, 400, 404, 422]).toContain(status);
      if (status !== 201) return;
      const id = String(json['applicationId']);
      expect((await backOffice.status(id)).status).toBe(200);
      expect((await backOffice.service.send('GET', await backOffice.signingUrl(id))).status).toBe(200);
      await backOffice.act(id, 'reject');
    }),
    { numRuns: 300 },
  );
  expect((await backOffice.send('GET', '/Partners/par_Harbor/applications?PageSize=100')).status).toBe(200);
});
