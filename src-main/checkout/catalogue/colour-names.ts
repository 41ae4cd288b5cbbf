import { ARTICLE_COLOURS } from '../../../shared/contract/checkout.ts';
import { plainWord } from './plain-word.ts';
import type { ArticleColour } from '../../../shared/contract/checkout.ts';
import type { Language } from '../../../shared/language.ts';

/** Names of the colours, in the order of `ARTICLE_COLOURS`. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'red, orange, yellow, green, teal, blue, purple, pink, brown, grey',
  es: 'rojo, naranja, amarillo, verde, turquesa, azul, morado, rosa, marrón, gris',
  fr: 'rouge, orange, jaune, vert, turquoise, bleu, violet, rose, marron, gris',
  de: 'Rot, Orange, Gelb, Grün, Türkis, Blau, Violett, Rosa, Braun, Grau',
  it: 'rosso, arancione, giallo, verde, turchese, blu, viola, rosa, marrone, grigio',
  'pt-BR': 'vermelho, laranja, amarelo, verde, turquesa, azul, roxo, rosa, marrom, cinza',
  nl: 'rood, oranje, geel, groen, turkoois, blauw, paars, roze, bruin, grijs',
  pl: 'czerwony, pomarańczowy, żółty, zielony, turkusowy, niebieski, fioletowy, różowy, brązowy, szary',
  tr: 'kırmızı, turuncu, sarı, yeşil, turkuaz, mavi, mor, pembe, kahverengi, gri',
  ar: 'أحمر, برتقالي, أصفر, أخضر, فيروزي, أزرق, بنفسجي, وردي, بني, رمادي',
  'zh-CN': '红色, 橙色, 黄色, 绿色, 青色, 蓝色, 紫色, 粉色, 棕色, 灰色',
  ja: '赤, オレンジ, 黄, 緑, 青緑, 青, 紫, ピンク, 茶, グレー',
};

const NAMED: ReadonlyMap<string, ArticleColour> = new Map(
  Object.values(WORDS).flatMap((words) =>
    words.split(',').flatMap((word, place): readonly (readonly [string, ArticleColour])[] => {
      const colour = ARTICLE_COLOURS[place];
      return colour === undefined ? [] : [[plainWord(word), colour]];
    }),
  ),
).set('gray', 'grey');

/** The colour that a cell names, in any of our languages: `none` for an empty cell, `undefined` for an unknown name. */
export function colourNamed(cell: string): ArticleColour | 'none' | undefined {
  return cell === '' ? 'none' : NAMED.get(plainWord(cell));
}
