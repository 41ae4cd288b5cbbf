/** More than the largest form has: a full cart, and as many again as a later version may add. */
const MAX_VALUES = 50_000;
const MAX_DEPTH = 32;
/** The longest text of any command is a catalogue file of four million characters. */
const MAX_CHARACTERS = 5_000_000;

/**
 * Whether a message is what commands are made of: texts, numbers, booleans, null, lists and plain objects, of a bounded
 * size. Structured clone carries far more (typed arrays, maps, cycles, lists of a million holes), and a schema may throw
 * on it, or take long to say no.
 */
export function isPlainData(message: unknown): boolean {
  let values = 0;
  let characters = 0;
  const text = (value: string): boolean => (characters += value.length) <= MAX_CHARACTERS;
  const visit = (value: unknown, depth: number): boolean => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false;
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return isPlainValue(value);
    if (Array.isArray(value)) {
      return value.length <= MAX_VALUES && value.every((item) => visit(item, depth + 1));
    }
    const entries = isPlainObject(value) ? Object.entries(value) : undefined;
    return entries?.every(([name, item]) => text(name) && visit(item, depth + 1)) ?? false;
  };
  return visit(message, 0);
}

function isPlainValue(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean';
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
