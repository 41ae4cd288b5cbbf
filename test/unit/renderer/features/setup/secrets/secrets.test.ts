import { describe, expect, it } from 'vitest';
import { takeSecrets } from '../../../../../../src-renderer/features/setup/secrets/secrets.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('typed secrets', () => {
  it('are taken as they were typed, spaces and all', () => {
    expect(
      takeSecrets(form({ terminalPassword: ' p w ' }), ['terminalPassword'], ['terminalPassword']),
    ).toEqual({
      secrets: { terminalPassword: ' p w ' },
      missing: [],
    });
  });

  it('leave out what was left empty, and name what is needed', () => {
    const taken = takeSecrets(
      form({ terminalPassword: '', clientSecret: 's', apiKey: '' }),
      ['terminalPassword', 'clientSecret', 'apiKey'],
      ['terminalPassword', 'clientSecret'],
    );
    expect(taken).toEqual({ secrets: { clientSecret: 's' }, missing: ['terminalPassword'] });
  });

  it('are only those that the profile asks for', () => {
    expect(takeSecrets(form({ apiKey: 'k', terminalPassword: 'p' }), ['apiKey'], []).secrets).toEqual({
      apiKey: 'k',
    });
  });
});
