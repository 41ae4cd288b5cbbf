import { expect, test } from 'vitest';
import {
  isOpen,
  movesOf,
  requestState,
} from '../../../../../../src-renderer/features/back-office/merchants/requests/request-state.ts';

const at = (status?: string) => ({ id: 'mur_1', ...(status !== undefined && { status }) });

test('each state allows what the service allows in it', () => {
  expect(movesOf(at('draft'), true)).toEqual(['submit', 'cancel']);
  expect(movesOf(at('submitted'), true)).toEqual(['approve', 'reject', 'cancel']);
  for (const ended of ['approved', 'rejected', 'cancelled']) {
    expect(movesOf(at(ended), true)).toEqual([]);
    expect(isOpen(at(ended))).toBe(false);
  }
});

test('a merchant’s own back office decides nothing, and can take back what it asked for', () => {
  expect(movesOf(at('draft'), false)).toEqual(['submit', 'cancel']);
  expect(movesOf(at('submitted'), false)).toEqual(['cancel']);
  expect(movesOf(at('escalated'), false)).toEqual(['submit', 'cancel']);
});

test('a state of a later version is left to the service', () => {
  expect(requestState(at('escalatedToRisk'))).toBe('unknown');
  expect(requestState(at())).toBe('unknown');
  expect(requestState(at('Submitted'))).toBe('submitted');
  expect(movesOf(at('escalatedToRisk'), true)).toEqual(['submit', 'approve', 'reject', 'cancel']);
});
