/**
 * Drawings in place of photographs, as data addresses, by the name of a file in a catalogue: 400 × 300, the goods in the
 * middle, because tiles cut off what is at the edge.
 */
const DRAWINGS = {
  espresso: onTable(
    '#e9d5bf',
    `<ellipse cx="200" cy="222" rx="104" ry="22" fill="#fff"/><ellipse cx="200" cy="217" rx="70" ry="12" fill="#d9cbbb"/>
     <path d="M140 120h120v44a60 54 0 0 1-120 0z" fill="#fff"/><path d="M258 132c40-8 40 52-8 50" fill="none" stroke="#fff" stroke-width="13"/>
     <ellipse cx="200" cy="120" rx="60" ry="15" fill="#f6efe6"/><ellipse cx="200" cy="122" rx="50" ry="11" fill="#5b3a21"/>
     <path d="M184 92c-12-16 12-22 0-42M216 92c-12-16 12-22 0-42" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`,
  ),
  'flat-white': onTable(
    '#cfdcd8',
    `<circle cx="200" cy="150" r="112" fill="#fff"/><circle cx="200" cy="150" r="84" fill="#e8e4dd"/><circle cx="200" cy="150" r="76" fill="#9a6238"/>
     <path d="M200 200c-60-36-52-84-20-84 12 0 20 12 20 18 0-6 8-18 20-18 32 0 40 48-20 84z" fill="#f5e6d0"/>
     <path d="M306 128h40v44h-40z" fill="#fff"/>`,
  ),
  croissant: onTable(
    '#f3e3c4',
    `<path d="M76 206c-8-84 62-134 124-134s132 50 124 134c-2 20-34 18-42 0-14-34-46-48-82-48s-68 14-82 48c-8 18-40 20-42 0z" fill="#d9923b"/>
     <path d="M118 118c22 4 38 24 40 52M168 80c6 22 6 54-4 82M232 80c-6 22-6 54 4 82M282 118c-22 4-38 24-40 52" fill="none" stroke="#a9641f" stroke-width="9" stroke-linecap="round"/>
     <path d="M112 158c10-36 46-58 84-60" fill="none" stroke="#f0bd74" stroke-width="9" stroke-linecap="round"/>`,
  ),
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
  tea: onTable(
    '#d6e4c6',
    `<path d="M128 96h144l-14 116a30 26 0 0 1-30 24h-56a30 26 0 0 1-30-24z" fill="#fff"/><path d="M134 118h132l-10 86a26 22 0 0 1-28 18h-56a26 22 0 0 1-28-18z" fill="#8fae3c"/>
     <path d="M222 96c0-28 40-30 54-8l14 22" fill="none" stroke="#7c8a72" stroke-width="4"/><path d="M274 108h34v42h-34z" fill="#fff" stroke="#2f7d4f" stroke-width="5"/>`,
  ),
  water: onTable(
    '#cfe1ee',
    `<path d="M178 40h44v34c30 16 34 36 34 62v106a18 18 0 0 1-18 18h-76a18 18 0 0 1-18-18V136c0-26 4-46 34-62z" fill="#8cc3e6"/>
     <path d="M144 156h112v56H144z" fill="#fff"/><path d="M168 184c14-18 22 18 36 0s22 0 30 0" fill="none" stroke="#1d6fa8" stroke-width="7" stroke-linecap="round"/>
     <rect x="174" y="28" width="52" height="24" rx="6" fill="#1d6fa8"/>`,
  ),
} as const;

export type Drawing = keyof typeof DRAWINGS;

/** A catalogue's pictures, by the names of their files. */
export const ARTICLE_PICTURES = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, picture]) => [`${name}.png`, picture]),
) as Readonly<Record<`${Drawing}.png`, string>>;

function onTable(table: string, goods: string): string {
  const size = 'width="400" height="300" viewBox="0 0 400 300"';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="400" height="300" fill="${table}"/>${goods}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
