import type { KeyboardLayout, Rows } from './keyboard-layout.ts';

/** Names of foreigners, and e-mail addresses, are written with these everywhere. */
const LATIN: Rows = ['1 2 3 4 5 6 7 8 9 0', 'q w e r t y u i o p', "a s d f g h j k l '", 'z x c v b n m'];

/** As on the keyboards of the Arab countries. */
export const ARABIC: KeyboardLayout = {
  layers: {
    letters: ['1 2 3 4 5 6 7 8 9 0', 'ض ص ث ق ف غ ع ه خ ح ج', 'ش س ي ب ل ا ت ن م ك ط', 'ذ ء ؤ ر ى ة و ز ظ د'],
    more: ['1 2 3 4 5 6 7 8 9 0', 'أ إ آ ئ ء ؤ ى ة', 'پ چ ژ ڤ گ لا', '، ؛ ؟ / ( ) - ـ'],
    latin: LATIN,
  },
  signs: { letters: 'أبج', more: 'أ إ' },
  endings: ['.com', '.net'],
};

/**
 * Kana in the order of their table, as on ticket machines. The three marks change the kana before: か to が, は to ぱ,
 * つ to っ. Kanji need an input method with a dictionary, which is the system's.
 */
export const JAPANESE: KeyboardLayout = {
  layers: {
    letters: [
      'あ い う え お か き く け こ ゛ ゜ 小',
      'さ し す せ そ た ち つ て と ー',
      'な に ぬ ね の は ひ ふ へ ほ わ を ん',
      'ま み む め も ら り る れ ろ や ゆ よ',
    ],
    more: [
      '1 2 3 4 5 6 7 8 9 0',
      '、 。 ・ 「 」 〒 丁 番 号 階',
      '々 ゝ ゐ ゑ ゛ ゜ 小 〜',
      '（ ） ！ ？ ： ／ －',
    ],
    latin: LATIN,
  },
  signs: { letters: 'あ', more: '、。' },
  endings: ['.com', '.jp'],
};
