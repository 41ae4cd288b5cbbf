/** Drawings of what the training shop sells, 400 × 300, the goods in the middle, because tiles cut off what is at the edge. */
const DRAWINGS = {
  coffee: onTable(
    '#cfdcd8',
    `<circle cx="200" cy="150" r="112" fill="#fff"/><circle cx="200" cy="150" r="84" fill="#e8e4dd"/><circle cx="200" cy="150" r="76" fill="#9a6238"/>
     <path d="M200 200c-60-36-52-84-20-84 12 0 20 12 20 18 0-6 8-18 20-18 32 0 40 48-20 84z" fill="#f5e6d0"/>
     <path d="M306 128h40v44h-40z" fill="#fff"/>`,
  ),
  espresso: onTable(
    '#e9d5bf',
    `<ellipse cx="200" cy="222" rx="104" ry="22" fill="#fff"/><ellipse cx="200" cy="217" rx="70" ry="12" fill="#d9cbbb"/>
     <path d="M140 120h120v44a60 54 0 0 1-120 0z" fill="#fff"/><path d="M258 132c40-8 40 52-8 50" fill="none" stroke="#fff" stroke-width="13"/>
     <ellipse cx="200" cy="120" rx="60" ry="15" fill="#f6efe6"/><ellipse cx="200" cy="122" rx="50" ry="11" fill="#5b3a21"/>
     <path d="M184 92c-12-16 12-22 0-42M216 92c-12-16 12-22 0-42" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`,
  ),
  tea: onTable(
    '#d6e4c6',
    `<path d="M128 96h144l-14 116a30 26 0 0 1-30 24h-56a30 26 0 0 1-30-24z" fill="#fff"/><path d="M134 118h132l-10 86a26 22 0 0 1-28 18h-56a26 22 0 0 1-28-18z" fill="#8fae3c"/>
     <path d="M222 96c0-28 40-30 54-8l14 22" fill="none" stroke="#7c8a72" stroke-width="4"/><path d="M274 108h34v42h-34z" fill="#fff" stroke="#2f7d4f" stroke-width="5"/>`,
  ),
  'hot-chocolate': onTable(
    '#e8d3d0',
    `<path d="M128 108h136v92a40 36 0 0 1-40 36h-56a40 36 0 0 1-40-36z" fill="#c9364f"/><path d="M262 128c52-6 52 74-2 70" fill="none" stroke="#c9364f" stroke-width="15"/>
     <ellipse cx="196" cy="108" rx="68" ry="17" fill="#a32940"/><ellipse cx="196" cy="108" rx="58" ry="13" fill="#5b2f1d"/>
     <path d="M158 102c-8-22 14-30 22-24 2-22 36-22 38-2 14-8 30 4 20 26-18 10-62 10-80 0z" fill="#fff6ee"/>
     <path d="M178 92l8-10M204 88l-6-12M220 96l8-8" stroke="#8a5634" stroke-width="5" stroke-linecap="round"/>`,
  ),
  water: onTable(
    '#cfe1ee',
    `<path d="M178 40h44v34c30 16 34 36 34 62v106a18 18 0 0 1-18 18h-76a18 18 0 0 1-18-18V136c0-26 4-46 34-62z" fill="#8cc3e6"/>
     <path d="M144 156h112v56H144z" fill="#fff"/><path d="M168 184c14-18 22 18 36 0s22 0 30 0" fill="none" stroke="#1d6fa8" stroke-width="7" stroke-linecap="round"/>
     <rect x="174" y="28" width="52" height="24" rx="6" fill="#1d6fa8"/>`,
  ),
  lemonade: onTable(
    '#e3ecc9',
    `<path d="M226 34l-18 76" stroke="#c9364f" stroke-width="11" stroke-linecap="round"/><path d="M142 84h116l-16 164h-84z" fill="#fff" opacity=".75"/>
     <path d="M147 116h106l-12 124h-82z" fill="#f7dc5a"/><path d="M166 138h34v32h-34zM206 160h30v30h-30z" fill="#fff" opacity=".7"/>
     <circle cx="142" cy="92" r="38" fill="#f2c61f"/><circle cx="142" cy="92" r="30" fill="#fdf0a8"/><path d="M142 62v60M112 92h60M121 71l42 42M163 71l-42 42" stroke="#f2c61f" stroke-width="4"/>`,
  ),
  'apple-juice': onTable(
    '#efe2c4',
    `<path d="M138 92h124v148a14 14 0 0 1-14 14h-96a14 14 0 0 1-14-14z" fill="#e9b13b"/><path d="M138 92l26-42h72l26 42z" fill="#f6cf72"/><path d="M176 38h48v16h-48z" fill="#2f7d4f"/>
     <circle cx="200" cy="172" r="46" fill="#fff6ee"/><path d="M200 152c-12-12-36-6-34 20 2 20 20 32 34 24 14 8 32-4 34-24 2-26-22-32-34-20z" fill="#c9364f"/>
     <path d="M200 154c0-12 4-18 12-22" fill="none" stroke="#5b3a21" stroke-width="5" stroke-linecap="round"/><path d="M206 142c4-12 16-14 24-10-4 10-14 14-24 10z" fill="#2f7d4f"/>`,
  ),
  croissant: onTable(
    '#f3e3c4',
    `<path d="M76 206c-8-84 62-134 124-134s132 50 124 134c-2 20-34 18-42 0-14-34-46-48-82-48s-68 14-82 48c-8 18-40 20-42 0z" fill="#d9923b"/>
     <path d="M118 118c22 4 38 24 40 52M168 80c6 22 6 54-4 82M232 80c-6 22-6 54 4 82M282 118c-22 4-38 24-40 52" fill="none" stroke="#a9641f" stroke-width="9" stroke-linecap="round"/>
     <path d="M112 158c10-36 46-58 84-60" fill="none" stroke="#f0bd74" stroke-width="9" stroke-linecap="round"/>`,
  ),
  sandwich: onTable(
    '#dbe7d2',
    `<path d="M84 128c0-44 52-64 116-64s116 20 116 64z" fill="#d9a05b"/><path d="M76 148c16-18 30 6 50-8s32 12 54 0 36 10 54-2 36 12 52-2 30 6 38 12v10H76z" fill="#6fa644"/>
     <path d="M88 156h224v18H88z" fill="#c9364f"/><path d="M84 172h232l-34 20-30-12-36 22-34-20-40 16z" fill="#f7d257"/>
     <path d="M84 192h232v18a26 26 0 0 1-26 26H110a26 26 0 0 1-26-26z" fill="#d9a05b"/>
     <path d="M142 96l10-6M186 84l12-2M238 90l10 6M164 110l8-4M218 108l8 4" stroke="#f6e3c0" stroke-width="7" stroke-linecap="round"/>`,
  ),
  'chocolate-bar': onTable(
    '#d9cfe4',
    `<g transform="rotate(-14 200 150)"><rect x="92" y="96" width="216" height="108" rx="10" fill="#5b3a21"/>
     <path d="M104 108h38v38h-38zM152 108h38v38h-38zM200 108h38v38h-38zM248 108h38v38h-38zM104 154h38v38h-38zM152 154h38v38h-38z" fill="#7a4f2d"/>
     <path d="M196 88h116a10 10 0 0 1 10 10v104a10 10 0 0 1-10 10H196l10-18-10-18 10-18-10-18 10-18z" fill="#7a3fb0"/><path d="M230 132h70v12h-70zM230 156h46v12h-46z" fill="#fff"/></g>`,
  ),
  crisps: onTable(
    '#f1ddc9',
    `<path d="M132 62l12 12 14-12 14 12 14-12 14 12 14-12 14 12 14-12 14 12 12-12c-8 60-8 116 0 176l-12-10-14 10-14-10-14 10-14-10-14 10-14-10-14 10-14-10-12 10c8-60 8-116 0-176z" fill="#d8402f"/>
     <ellipse cx="200" cy="150" rx="54" ry="46" fill="#fff6ee"/><path d="M164 150c10-30 62-34 74-8-14 28-56 38-74 8z" fill="#f2b63d"/>
     <path d="M182 144c12-10 26-10 38-4" fill="none" stroke="#d18f1d" stroke-width="6" stroke-linecap="round"/>`,
  ),
  apple: onTable(
    '#d5e6dd',
    `<path d="M200 108c-30-30-96-14-92 52 4 52 52 84 92 64 40 20 88-12 92-64 4-66-62-82-92-52z" fill="#d8402f"/>
     <path d="M132 158c-2-30 14-44 32-44" fill="none" stroke="#f08a7b" stroke-width="11" stroke-linecap="round"/>
     <path d="M200 112c-2-30 6-48 22-60" fill="none" stroke="#5b3a21" stroke-width="10" stroke-linecap="round"/><path d="M212 84c12-32 44-36 66-26-10 28-40 38-66 26z" fill="#5a9a3c"/>`,
  ),
};

/** The drawings as data addresses, by the names of files that the articles of the training shop name. */
export const TRAINING_PICTURES = new Map<string, string>(
  Object.entries(DRAWINGS).map(([name, picture]) => [`${name}.png`, picture]),
);

/** The goods on a table of this colour, as a data address. */
export function onTable(table: string, goods: string): string {
  const size = 'width="400" height="300" viewBox="0 0 400 300"';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="400" height="300" fill="${table}"/>${goods}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
