/** A running time as `m:ss`, or `h:mm:ss` from one hour. Clock changes never make it negative. */
export function elapsedTime(from: number, to: number): string {
  const total = secondsSince(from, to);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`;
}

/** Whole seconds left until `end`, at least 0. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** Whole seconds since `from`, at least 0. */
export function secondsSince(from: number, now: number): number {
  return Math.max(0, Math.floor((now - from) / 1000));
}
