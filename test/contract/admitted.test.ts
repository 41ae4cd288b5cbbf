import { expect, test } from 'vitest';
import { DESCRIPTION } from '../../sandbox/description/description.ts';
import { TRAINING_SIGN_IN } from '../../sandbox/world/sign-in.ts';
import { openSandbox } from '../integration/sandbox/open-sandbox.ts';
import { operationsOf } from './operations.ts';

/** Spec "Endpoints" names the schemes of each family. What is asked for does not exist: a 401 comes before that is seen. */
test('each operation takes the credentials that the description names, and no other', async () => {
  const till = await openSandbox();
  const integrator = {
    ...TRAINING_SIGN_IN.integrator,
    grant_type: 'password',
    client_id: 'sandbox-integrator',
    scope: 'openid profile email',
  };
  const credentials: Readonly<Record<string, HeadersInit>> = {
    apiKey: till.apiKey,
    terminalToken: await till.signIn(),
    integratorToken: await till.signIn(integrator),
  };
  await till.control('PATCH', '/switches', { readsPerMinute: 1_000, writesPerMinute: 1_000 });
  const isBody = (method: string) => ['post', 'put', 'patch'].includes(method);
  const differences: string[] = [];
  for (const { method, path, item, operation } of operationsOf(DESCRIPTION)) {
    // Tokens and the description itself are given to everybody.
    if (operation.security.length === 0) continue;
    const address = (item.servers?.[0]?.url ?? '') + path.replaceAll(/\{\w+\}/g, 'none');
    for (const [scheme, headers] of Object.entries(credentials)) {
      const json = isBody(method) ? {} : undefined;
      const { status } = await till.send(method.toUpperCase(), address, { headers, json });
      const isDescribed = operation.security.some((each) => scheme in each);
      if ((status !== 401) !== isDescribed) differences.push(`${method} ${path} with ${scheme}: ${status}`);
    }
  }
  expect(differences).toEqual([]);
});
