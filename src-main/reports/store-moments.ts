/** A moment as the clock on the store's wall has it. */
export interface StoreMoment {
  /** As `2026-05-12`. */
  readonly date: string;
  /** As `14:05:09`. */
  readonly time: string;
}

/** `timeZone` is an IANA name, the computer's without it. One of these for many moments, as each costs time. */
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
