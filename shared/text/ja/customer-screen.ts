import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'お客様画面',
  display: '2 台目の画面',
  displays: {
    automatic: { name: '自動', text: '2 台目のディスプレイをお客様画面にします。' },
    off: { name: 'オフ', text: 'お客様はこの画面を見ます。' },
  },
  tip: 'チップ',
  tips: {
    ask: { name: 'お客様に尋ねる', text: '請求すると、まずお客様画面でチップを尋ねます。' },
    off: { name: '尋ねない', text: '請求すると、すぐにコードを表示します。' },
  },
  state: {
    none: '2 台目のディスプレイが接続されていません。',
    shown: 'お客様画面は表示中です。',
    unplugged: 'お客様画面の接続が外れています。',
    closed: 'お客様画面が閉じられました。',
  },
  lost: '何も失われていません。この画面をお客様に見せてください。',
  openAgain: 'もう一度開く',
  understood: '了解',
  asking: 'お客様がチップを選んでいます',
  askingText: '自動的に続きます。',
  noTip: 'チップなし：今すぐ請求',
  back: '戻る',
  turn: 'お客様に見せる',
  turnBack: 'レジに戻る',
  letType: 'お客様に入力してもらう',
  typing: 'お客様が入力しています',
  typingText: '終わるとここに自動的に表示されます。',
  typeHere: 'ここで入力する',
  given: 'お客様が入力しました。確認して請求してください。',
  declined: 'お客様は入力を希望されません。',
};
