import * as styles from './icon.module.css';

/** Outlines on a 24 × 24 grid, drawn with a stroke so that they stay readable in any colour and size. */
const outlines = {
  check: 'M4.5 12.5l5 5 10-11',
  'check-plus': 'M2.5 13l4.5 4.5 9-10M18.5 13v7M15 16.5h7',
  partial: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.5 12h9',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  cross: 'M6 6l12 12M18 6L6 18',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.4v.1',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.6v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.4v.1',
  backspace: 'M9 5h12v14H9l-6.5-7zM12.5 9.5l5 5M17.5 9.5l-5 5',
  speech: 'M4 4.5h16v11.5H11.5L7 20v-4H4z',
  screen: 'M3 4.5h18v11.5H3zM8.5 20.5h7M12 16v4.5',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  online: 'M5 12.5a10 10 0 0 1 14 0M8 15.5a6 6 0 0 1 8 0M12 19v.1',
  offline: 'M5 12.5a10 10 0 0 1 4-2.4M14 9.9a10 10 0 0 1 5 2.6M12 19v.1M4 4l16 16',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19.5c0-3.5 2.4-5.5 5.5-5.5s5.5 2 5.5 5.5zM15.5 5.4a3 3 0 0 1 0 5.2M17 14.3c2.2.8 3.5 2.6 3.5 5.2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  back: 'M14.5 5l-7 7 7 7',
  tag: 'M3.5 4h8l9 9-7.5 7.5-9.5-9.5zM8 8.4v.1',
  barcode: 'M3.5 5v14M7 5v14M10 5v14M13 5v14M17 5v14M20.5 5v14',
  minus: 'M5 12h14',
  undo: 'M8.5 5L4 9.500l4.500 4.500M4 9.500h10a5.500 5.500 0 0 1 0 11H9',
  pause: 'M8.5 5v14M15.5 5v14',
  plus: 'M12 5v14M5 12h14',
  document: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.6v.1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5',
  printer: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.6-4 3.700-6 8-6s7.400 2 8 6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5.5 5-5.5 13 0 18 5.5-5 5.5-13 0-18z',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 8.5a5 5 0 0 1 0 7',
  muted: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  exit: 'M10 4H5v16h5M9.5 12H20M16 8l4 4-4 4',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off': 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l16 16',
  chart: 'M4 4v16h16M8.5 16.5v-5M13 16.5v-9M17.5 16.5v-3',
  safe: 'M4 4h16v14H4zM6.5 18v2.5M17.5 18v2.5M14 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM7.5 8v6',
  cap: 'M2 9l10-5 10 5-10 5zM6 11.5v5c3 2.5 9 2.5 12 0v-5M22 9v6',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8.5 3v5M15.5 3v5',
  tree: 'M9 3.5h6v5H9zM3 15.5h6v5H3zM15 15.5h6v5h-6zM12 8.5V12M6 15.5V12h12v3.5',
  capitals: 'M12 4l8 8.5h-4.5V19.500h-7v-7H4z',
  next: 'M4 12h15M13 6l6 6-6 6',
  hourglass: 'M6 3h12M6 21h12M7.5 3v4l4.5 5-4.5 5v4M16.5 3v4L12 12l4.5 5v4',
} as const;

export type IconName = keyof typeof outlines;

/** Decorates a text. It never says anything by itself, so screen readers skip it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} data-part="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
