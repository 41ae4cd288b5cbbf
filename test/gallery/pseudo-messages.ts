import { build } from 'vite';
import { fileOf, readCatalogue } from '../../scripts/messages/catalogue.mjs';
import { compileCatalogue } from '../../scripts/messages/compile.mjs';
import { pseudoLocale } from '../../scripts/messages/pseudo-locale.mjs';
import type { Language } from '../../shared/language.ts';

const BOTH_PARTS = `
  import { messages as first } from './en.arb?first';
  import { messages as lazy } from './en.arb?lazy';
  export const messages = { ...first, ...lazy };
`;

/** The script that a page may load in place of either chunk of `standIn`: the pseudo-locale. */
export async function pseudoMessages(standIn: Language): Promise<string> {
  const english = readCatalogue('en');
  const pseudo = { ...pseudoLocale(english), language: standIn };
  const codeOf = (id: string): string => {
    const part = id.split('?')[1];
    return part === 'first' || part === 'lazy' ? compileCatalogue(pseudo, english, part) : BOTH_PARTS;
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'pseudo-messages',
        load: { filter: { id: /\.arb/ }, handler: (id) => ({ code: codeOf(id), moduleType: 'js' }) },
      },
    ],
    build: { write: false, target: 'chrome130', lib: { entry: fileOf('en'), formats: ['es'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The pseudo-locale was not bundled');
  return chunk.code;
}
