import { build } from 'vite';
import { fileOf, readCatalogue } from '../../scripts/messages/catalogue.mjs';
import { compileCatalogue } from '../../scripts/messages/compile.mjs';
import { pseudoLocale } from '../../scripts/messages/pseudo-locale.mjs';
import type { Language } from '../../shared/language.ts';

/** The script that a page may load in place of any chunk of `standIn`: the pseudo-locale. */
export async function pseudoMessages(standIn: Language): Promise<string> {
  const english = readCatalogue('en');
  const pseudo = { ...pseudoLocale(english), language: standIn };
  const code = compileCatalogue(pseudo, english);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'pseudo-messages',
        load: { filter: { id: /\.arb/ }, handler: () => ({ code, moduleType: 'js' }) },
      },
    ],
    build: { write: false, target: 'chrome130', lib: { entry: fileOf('en'), formats: ['es'] } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The pseudo-locale was not bundled');
  return chunk.code;
}
