import { useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './qr-code.module.css';
import { qrModules } from './qr-modules.ts';

/** Light modules that must surround a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Shown above the text when it is too long for a code. */
  readonly tooLong: string;
}

/** A code, black on white in every theme, that fills its square with modules of a whole number of device pixels. */
export function QrCode({ text, label, tooLong }: QrCodeProps) {
  const modules = useMemo(() => qrModules(text), [text]);
  const square = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const element = square.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  if (modules === undefined) {
    return (
      <p className={`${styles.qrCode} ${styles.qrTooLong}`} data-part="qr-code">
        {tooLong} <bdi>{text}</bdi>
      </p>
    );
  }
  // Until the square has been measured, one unit is one module: already a valid code.
  const box = width ?? modules.side + 2 * QUIET_ZONE;
  const { scale, offset } = wholePixels(box, modules.side);
  return (
    <div className={styles.qrCode} data-part="qr-code" ref={square}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${box} ${box}`} shapeRendering="crispEdges">
        <rect width={box} height={box} fill="#fff" />
        <path transform={`translate(${offset} ${offset}) scale(${scale})`} d={modules.path} fill="#000" />
      </svg>
    </div>
  );
}

/** The largest module that is a whole number of device pixels and leaves the quiet zone, and where the code begins. */
function wholePixels(box: number, side: number): { scale: number; offset: number } {
  const ratio = window.devicePixelRatio;
  const pixels = Math.floor((box * ratio) / (side + 2 * QUIET_ZONE));
  const scale = pixels >= 1 ? pixels / ratio : box / (side + 2 * QUIET_ZONE);
  return { scale, offset: Math.round(((box - side * scale) / 2) * ratio) / ratio };
}
