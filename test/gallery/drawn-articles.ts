import { onTable, TRAINING_PICTURES } from '../../src-main/checkout/catalogue/training-pictures.ts';

const training = (name: string): string => TRAINING_PICTURES.get(`${name}.png`) ?? '';

/** Drawings in place of photographs, as data addresses, by the name of a file in a catalogue. */
const DRAWINGS = {
  espresso: training('espresso'),
  'flat-white': training('coffee'),
  croissant: training('croissant'),
  tea: training('tea'),
  water: training('water'),
  juice: onTable(
    '#dcead0',
    `<path d="M226 36l-16 70" stroke="#2f7d4f" stroke-width="11" stroke-linecap="round"/><path d="M142 84h116l-16 164h-84z" fill="#fff" opacity=".75"/>
     <path d="M147 116h106l-12 124h-82z" fill="#f28c1b"/><path d="M147 116h106l-2 20h-102z" fill="#ffb347"/>
     <circle cx="268" cy="92" r="36" fill="#f28c1b"/><circle cx="268" cy="92" r="28" fill="#ffd08a"/><path d="M268 64v56M240 92h56M248 72l40 40M288 72l-40 40" stroke="#f28c1b" stroke-width="4"/>`,
  ),
  loaf: onTable(
    '#e6dccb',
    `<path d="M90 136c0-52 50-66 110-66s110 14 110 66c0 20-10 30-16 34v56H106v-56c-6-4-16-14-16-34z" fill="#b8722d"/>
     <path d="M112 138c0-34 36-46 88-46s88 12 88 46c0 14-6 20-12 24v46H124v-46c-6-4-12-10-12-24z" fill="#f1d9ae"/>
     <circle cx="164" cy="150" r="6" fill="#dcb87c"/><circle cx="216" cy="132" r="7" fill="#dcb87c"/><circle cx="240" cy="176" r="6" fill="#dcb87c"/><circle cx="184" cy="188" r="5" fill="#dcb87c"/>`,
  ),
  cake: onTable(
    '#f1d9dc',
    `<path d="M96 154l190-58c22 22 26 40 26 58z" fill="#fff6ee"/><path d="M96 154h216v70H96z" fill="#f2c47e"/>
     <path d="M96 176h216v16H96z" fill="#c9364f"/><path d="M96 154h216v10c-18 14-36-4-54 8s-36-6-54 6-36-6-54 6-36-4-54-8z" fill="#fff6ee"/>
     <circle cx="258" cy="92" r="24" fill="#c9364f"/><path d="M258 70c2-18 14-24 24-24" fill="none" stroke="#2f7d4f" stroke-width="7" stroke-linecap="round"/>`,
  ),
} as const;

export type Drawing = keyof typeof DRAWINGS;

/** A catalogue's pictures, by the names of their files. */
export const ARTICLE_PICTURES = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, picture]) => [`${name}.png`, picture]),
) as Readonly<Record<`${Drawing}.png`, string>>;
