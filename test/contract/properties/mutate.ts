import fc from 'fast-check';

/** What is put where something else should be. */
const INTRUDERS = [
  null,
  true,
  0,
  -1,
  0.001,
  1e308,
  '',
  ' ',
  'nonsense',
  'x'.repeat(600),
  '\u0000',
  [],
  [[]],
  {},
] as const;

interface Change {
  /** Picks the place, modulo the number of places. */
  readonly place: number;
  readonly remove: boolean;
  readonly intruder: unknown;
}

const CHANGE: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  remove: fc.boolean(),
  // Each a new one: a later change may well go into it.
  intruder: fc.constantFrom(...INTRUDERS).map((intruder) => structuredClone<unknown>(intruder)),
});

/** The values with one or two places in them changed: often nonsense, sometimes still good. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(CHANGE, { minLength: 1, maxLength: 2 });
  return fc
    .tuple(values, changes)
    .map(([value, all]) =>
      all.reduce((now: unknown, change) => changed(now, change), structuredClone(value)),
    );
}

function changed(value: unknown, { place, remove, intruder }: Change): unknown {
  const places = placesIn(value);
  const [holder, key] = places[place % (places.length + 1)] ?? [];
  if (holder === undefined || key === undefined) return intruder;
  if (remove && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, intruder);
  return value;
}

/** Every place in a value: what holds it, and under which key. */
function placesIn(value: unknown): (readonly [holder: object, key: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as const, ...placesIn(inner)]);
}
