import { expect, test } from 'vitest';
import { OwnerProof } from '../../../src-main/session/till/owner-proof.ts';

const withOwners = (...secrets: readonly string[]) =>
  new OwnerProof({
    secrets: {
      ownersSecrets: () => Promise.resolve(secrets.map((terminalPassword) => ({ terminalPassword }))),
      isUnread: () => Promise.resolve(false),
    },
    keepsPins: () => true,
  });

test('a till without cashiers is set up by everybody', async () => {
  const proof = withOwners();
  await proof.read();
  expect(proof.refusal('manager')).toBeUndefined();
  expect(await proof.prove('anything')).toMatchObject({ failure: { code: 'command-refused' } });
});

test('where cashiers work, a manager’s acts wait for a secret of one of the terminals', async () => {
  const proof = withOwners('one-secret', 'another-secret');
  await proof.read();
  expect(proof.refusal('manager')).toMatchObject({ code: 'owner-needed' });
  expect(proof.refusal('cashier')).toBeUndefined();
  expect(await proof.prove('a guess')).toMatchObject({ failure: { code: 'owner-unproved' } });
  expect(proof.isNeeded).toBe(true);
  expect(await proof.prove('another-secret')).toMatchObject({ ok: true });
  expect(proof.refusal('manager')).toBeUndefined();
});

test('after twenty wrong ones the right one comes too late, until the next start', async () => {
  const proof = withOwners('one-secret');
  await proof.read();
  for (let n = 0; n < 20; n += 1) await proof.prove('a guess');
  expect(await proof.prove('one-secret')).toMatchObject({ failure: { code: 'pin-locked' } });
});

test('tries that are sent at once are counted as those that are sent one after the other', async () => {
  const proof = withOwners('one-secret');
  await proof.read();
  const guesses = Array.from({ length: 20 }, () => proof.prove('a guess'));
  const late = proof.prove('one-secret');
  await Promise.all(guesses);
  expect(await late).toMatchObject({ failure: { code: 'pin-locked' } });
});

test('the terminal that was at work last decides from then on', async () => {
  const proof = withOwners('one-secret');
  await proof.read();
  proof.require(false);
  expect(proof.refusal('manager')).toBeUndefined();
});

test('where no secret can be read only the service knows the owner, until a terminal is at work', async () => {
  const proof = new OwnerProof({
    secrets: { ownersSecrets: () => Promise.resolve([]), isUnread: () => Promise.resolve(true) },
    keepsPins: () => true,
  });
  await proof.read();
  expect([proof.isNeeded, proof.isServices]).toEqual([true, true]);
  expect(await proof.prove('anything')).toMatchObject({ failure: { code: 'owner-unproved' } });
  proof.require(true);
  expect([proof.isNeeded, proof.isServices]).toEqual([true, false]);
});
