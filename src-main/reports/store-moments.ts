/** A moment as the clock on the store's wall shows it. */
export interface StoreMoment {
  /** The day, like `2026-05-12`. */
  readonly date: string;
  /** The time of day, like `14:05:09`. */
  readonly time: string;
}

/**
 * Answers a function that turns wall-clock milliseconds into moments. `timeZone` is an IANA name; without it, the
 * computer's is used. Make one for many moments, because making it takes time.
 */
export function storeMoments(timeZone: string | undefined): (at: number) => StoreMoment {
  const date = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', hourCycle: 'h23', timeZone });
  return (at) => {
    const part = new Map(date.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      date: `${part.get('year')}-${part.get('month')}-${part.get('day')}`,
      time: time.format(at),
    };
  };
}
