/** The fields that a body has. Those that it lacks are not changed. */
export function given<T extends object, K extends keyof T>(body: T, fields: readonly K[]): Pick<T, K> {
  const there = fields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]);
  return Object.fromEntries(there) as Pick<T, K>;
}
