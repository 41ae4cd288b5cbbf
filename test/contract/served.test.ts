import { expect, onTestFinished, test } from 'vitest';
import { describeService } from '../../sandbox/description/description.ts';
import { startSandbox } from '../../sandbox/server.ts';

test.each([
  ['sandbox', 'nonprod'],
  ['production', 'prod'],
] as const)(
  'in %s the description is read without a credential, and names realm %s',
  async (environment, realm) => {
    const sandbox = await startSandbox({ environment });
    onTestFinished(sandbox.close);
    const answer = await fetch(`${sandbox.baseUrl}/apidocs/v1/api.json`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const described = (await answer.json()) as ReturnType<typeof describeService>;
    expect(described).toEqual(describeService(realm));

    // A generic client goes where the description sends it.
    const scheme = described.components.securitySchemes['terminalToken'];
    const tokenUrl = scheme !== undefined && 'flows' in scheme ? scheme.flows.password.tokenUrl : '';
    const { auth, terminalId } = sandbox.profile;
    const granted = await fetch(new URL(tokenUrl, answer.url), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: `${auth.brand}-terminal`,
        username: `${terminalId}@${auth.identityDomain}`,
        password: sandbox.secrets.terminalPassword,
        scope: 'openid profile email',
      }),
    });
    expect(granted.status).toBe(200);
  },
);
