import { expect, test } from 'vitest';
import { profileFor } from '../../../src-main/provisioning/hand-over-content.ts';
import { parseProfile } from '../../../src-main/terminal/profile.ts';
import { profileText } from '../../support/terminal-profile.ts';

test('what listens for webhooks stays with the terminal whose secret signs them', () => {
  const parsed = parseProfile(profileText({ webhooks: { port: 8765 }, minimumAmount: 2 }));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  const other = profileFor(parsed.profile, { terminalId: 'term_9', storeName: 'Side', signIn: 'apiKey' });
  expect(other).toMatchObject({ terminalId: 'term_9', minimumAmount: 2 });
  expect(other).not.toHaveProperty('webhooks');
});
