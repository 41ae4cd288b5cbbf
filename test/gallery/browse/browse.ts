import { LANGUAGES, LANGUAGE_NAMES } from '../../../shared/language.ts';
import { TEXT_SIZES, THEMES } from '../../../shared/preferences.ts';
import { customerStates } from '../customer/customer-states.ts';
import { kioskStates } from '../kiosk/kiosk-states.ts';
import { displays } from '../displays.ts';
import { screens } from '../screens.ts';
import { fromQuery, toQuery } from './shown.ts';
import type { Shown } from './shown.ts';

// The page that shows every state of every screen: `npm run ui`. What is shown stands in the address.
function field<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`);
  return found;
}

const frame = field('frame', HTMLIFrameElement);
const find = field('find', HTMLInputElement);
const list = field('states', HTMLUListElement);
const choices = {
  language: select(
    'language',
    LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]]),
  ),
  theme: select(
    'theme',
    THEMES.map((theme) => [theme, theme]),
  ),
  textSize: select(
    'textSize',
    TEXT_SIZES.map((size) => [`${size}`, `${size} %`]),
  ),
};
const display = select(
  'display',
  Object.keys(displays).map((name) => [name, name]),
);
const links = [...Object.keys(screens), ...Object.keys(customerStates), ...Object.keys(kioskStates)].map(
  (state) => {
    const link = Object.assign(document.createElement('a'), { textContent: state });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
    return { state, link, item };
  },
);

const shown = (): Shown => fromQuery(window.location.hash.slice(1));

function select(id: string, options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement {
  const choice = field(id, HTMLSelectElement);
  for (const [value, text] of options) choice.append(new Option(text, value));
  return choice;
}

function show(): void {
  const now = shown();
  const query = toQuery(now);
  for (const [name, choice] of Object.entries(choices))
    choice.value = String(now.look[name as keyof typeof choices]);
  for (const { state, link } of links) {
    link.href = `#${toQuery({ ...now, state })}`;
    link.toggleAttribute('aria-current', state === now.state);
    if (state === now.state) link.scrollIntoView({ block: 'nearest' });
  }
  const page =
    now.state in customerStates ? 'customer.html' : now.state in kioskStates ? 'kiosk.html' : 'index.html';
  frame.src = `/${page}?${query}`;
  field('alone', HTMLAnchorElement).href = frame.src;
  fit();
}

/** As large as the display, drawn as small as this window needs it. */
function fit(): void {
  const { width, height } = displays[display.value as keyof typeof displays];
  const room = frame.parentElement?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const scale = Math.min(1, (room.width - 32) / width, (room.height - 32) / height);
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, scale: `${scale}` });
}

for (const choice of Object.values(choices)) {
  choice.addEventListener('change', () => {
    const query = new URLSearchParams(toQuery(shown()));
    query.set(choice.id, choice.value);
    window.location.hash = query.toString();
  });
}
find.addEventListener('input', () => {
  for (const { state, item } of links) item.hidden = !state.includes(find.value.trim());
});
display.value = '1280x800';
display.addEventListener('change', fit);
window.addEventListener('resize', fit);
window.addEventListener('hashchange', show);
show();
