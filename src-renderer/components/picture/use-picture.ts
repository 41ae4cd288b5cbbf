import { useEffect, useRef, useState, type RefObject } from 'react';

/** As many as a category shows at once. */
const MAX_KEPT = 300;

/** Answers a picture's data address, or `null` when it cannot be shown. */
export type PictureSource = (name: string) => Promise<string | null>;

/** Asks for each picture once while the grid is there. */
export function usePictureSource(ask: PictureSource): PictureSource {
  const kept = useRef(new Map<string, Promise<string | null>>());
  return (name) => {
    const known = kept.current.get(name);
    if (known) return known;
    const asked = ask(name);
    const [oldest] = kept.current.keys();
    if (kept.current.size >= MAX_KEPT && oldest !== undefined) kept.current.delete(oldest);
    kept.current.set(name, asked);
    return asked;
  };
}

/** The picture of what stands in `place`, asked for once that comes into sight; `null` when it cannot be shown. */
export function usePicture(
  name: string | undefined,
  sourceOf: PictureSource,
): { readonly place: RefObject<HTMLButtonElement | null>; readonly source: string | null | undefined } {
  const place = useRef<HTMLButtonElement>(null);
  const [source, setSource] = useState<string | null>();
  useEffect(() => {
    const element = place.current;
    if (name === undefined || element === null) return;
    let gone = false;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void sourceOf(name).then((found) => {
        if (!gone) setSource(found);
      });
    });
    sight.observe(element);
    return () => {
      gone = true;
      sight.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- every `sourceOf` answers the same
  }, [name]);
  return { place, source: name === undefined ? null : source };
}
