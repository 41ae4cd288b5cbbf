import { useEffect, useState } from 'react';
import { useShopper } from '../visit/shopper.ts';
import * as styles from './slideshow.module.css';

const EACH_MS = 8_000;

interface Shown {
  readonly place: number;
  readonly source: string;
}

/** Shows one picture after the other, with at most two in memory. A picture that cannot be shown is skipped. */
export function Slideshow({ names }: { readonly names: readonly string[] }) {
  const { commands } = useShopper();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const key = names.join('\n');
  useEffect(() => {
    let gone = false;
    let place = -1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async (): Promise<void> => {
      for (const _ of names) {
        place = (place + 1) % names.length;
        const found = await commands['kiosk.attractPicture']({ name: names[place] ?? '' }).catch(
          () => undefined,
        );
        if (gone) return;
        if (!found?.ok || found.value === null) continue;
        const next = { place, source: found.value };
        setShown((before) => (before.at(-1)?.place === place ? before : [...before.slice(-1), next]));
        return;
      }
    };
    // Asked for one after the other, because a network folder may not answer for hours.
    const turn = () =>
      void show().then(() => {
        if (!gone) timer = setTimeout(turn, EACH_MS);
      });
    turn();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the names are the same while their text is; commands stay for as long as the page
  }, [key]);
  return (
    <div className={styles.slideshow} data-part="slideshow">
      {shown.map(({ place, source }) => (
        <img key={place} src={source} alt="" draggable={false} />
      ))}
    </div>
  );
}
