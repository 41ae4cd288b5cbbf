import { describe, expect, test } from 'vitest';
import { kioskDisplay } from '../../../src-main/customer-display/displays.ts';
import { placeCustomerWindow, samePlacement } from '../../../src-main/customer-display/placement.ts';
import type { PlacementFacts } from '../../../src-main/customer-display/placement.ts';

const display = (id: number, width = 1280, height = 800) => ({
  id,
  bounds: { x: id * 1280, y: 0, width, height },
});
const facts: PlacementFacts = {
  displays: [display(1), display(2)],
  cashiersId: 1,
  now: undefined,
  wanted: 'automatic',
  windowed: false,
};

test('the customer gets the display that is not the cashier’s', () => {
  expect(placeCustomerWindow(facts)).toEqual({ kind: 'display', displayId: 2, bounds: display(2).bounds });
  expect(placeCustomerWindow({ ...facts, cashiersId: 2 })).toMatchObject({ displayId: 1 });
});

test('with one display there is no customer’s window', () => {
  expect(placeCustomerWindow({ ...facts, displays: [display(1)] })).toBeUndefined();
});

test('without any display there is no customer’s window', () => {
  expect(placeCustomerWindow({ ...facts, displays: [] })).toBeUndefined();
});

test('switched off, there is none on any number of displays, nor as a window', () => {
  expect(placeCustomerWindow({ ...facts, wanted: 'off' })).toBeUndefined();
  expect(placeCustomerWindow({ ...facts, wanted: 'off', windowed: true })).toBeUndefined();
});

test('it stays on its display when another one comes', () => {
  const now = placeCustomerWindow(facts);
  const displays = [display(3), display(1), display(2)];
  expect(placeCustomerWindow({ ...facts, displays, now })).toMatchObject({ displayId: 2 });
});

test('it moves on when its display goes and a third is there', () => {
  const now = placeCustomerWindow(facts);
  expect(placeCustomerWindow({ ...facts, displays: [display(1), display(3)], now })).toMatchObject({
    displayId: 3,
  });
});

test('it gives way when the cashier’s window is moved onto its display', () => {
  const now = placeCustomerWindow(facts);
  expect(placeCustomerWindow({ ...facts, cashiersId: 2, now })).toMatchObject({ displayId: 1 });
});

test('a display that is turned is covered upright', () => {
  const now = placeCustomerWindow(facts);
  const turned = placeCustomerWindow({ ...facts, displays: [display(1), display(2, 800, 1280)], now });
  expect(turned).toMatchObject({ displayId: 2, bounds: { width: 800, height: 1280 } });
  expect(now && turned && samePlacement(now, turned)).toBe(false);
});

test('windowed, one display is enough', () => {
  expect(placeCustomerWindow({ ...facts, displays: [display(1)], windowed: true })).toEqual({
    kind: 'window',
  });
});

describe('the display that a kiosk covers', () => {
  const at = (id: number, x: number, y: number) => ({ id, bounds: { x, y, width: 1280, height: 800 } });
  const primary = at(5, 0, 0);
  const displays = [at(7, 1280, 800), primary, at(6, 1280, 0), at(4, -1280, 0)];

  test('is counted from the left, and from the top where one stands above another', () => {
    expect([1, 2, 3, 4].map((number) => kioskDisplay(displays, primary, number).id)).toEqual([4, 5, 6, 7]);
  });

  test('is the primary one where none is asked for, and where there are not so many', () => {
    expect(kioskDisplay(displays, primary).id).toBe(5);
    expect(kioskDisplay(displays, primary, 5).id).toBe(5);
    expect(kioskDisplay([primary], primary, 2).id).toBe(5);
  });
});
