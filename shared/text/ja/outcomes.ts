import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: '支払い完了',
    verdict: '商品をお渡しください。',
    happened: '全額が支払われました。',
    money: 'はい、全額です。',
    todo: 'することはありません。この会計は終わりです。',
  },
  overpaid: {
    title: '支払い完了（超過）',
    verdict: '商品をお渡しください。',
    happened: '請求額より多く送られました。',
    money: 'はい、請求額の分です。超過分はお客様のものです。',
    todo: '支払いページをもう一度見せてください。お客様は 30 日以内に超過分の返還を請求できます。',
  },
  underpaid: {
    title: '支払い不足',
    verdict: '商品を渡さないでください。',
    happened: '請求額より少なく送られました。',
    money: 'いいえ。送られた分はお客様のもので、30 日以内に返還を請求できます。',
    todo: 'このコードに追加で送らないでください。返還請求のため支払いページを見せ、新しい会計を始めてください。',
  },
  expired: {
    title: '期限切れ',
    verdict: '商品を渡さないでください。',
    happened: '時間内に支払いが届かず、このコードはもう使えません。',
    money: 'いいえ。遅れて送られた分は 30 日以内に支払いページで返還を請求できます。',
    todo: 'お客様がまだ支払いたい場合は、新しい会計を始めてください。',
  },
  cancelled: {
    title: '取り消し',
    verdict: '商品を渡さないでください。',
    happened: '支払われる前に取り消されました。',
    money: 'いいえ。',
    todo: 'お客様がまだ支払いたい場合は、新しい会計を始めてください。',
  },
  invalid: {
    title: '受け付けられません',
    verdict: '商品を渡さないでください。',
    happened: '送られたものを受け付けられませんでした（通貨の間違い、複数回の送金など）。',
    money: 'いいえ。送られた分はお客様のもので、30 日以内に返還を請求できます。',
    todo: '返還請求のため支払いページを見せ、新しい会計を始めてください。',
  },
  'amount-differs': {
    title: '金額が不一致',
    verdict: '商品を渡さないでください。',
    happened: '決済サービスは支払い済みとしていますが、この販売とは金額または通貨が異なります。',
    money: '確かではありません。決済サービスの金額が異なります。',
    todo: '責任者を呼び、再請求しないでください。支払いを決済サービスの記録と照合します。',
  },
};

export const outcome: Words['outcome'] = {
  happened: '何が起きたか',
  money: '代金を受け取ったか',
  todo: '今すること',
  requested: '請求',
  received: '受取',
  newSale: '新しい会計',
  stay: 'このままにする',
  returns: (seconds) => `${seconds} 秒後に新しい会計`,
  showPage: '支払いページ',
  hidePage: 'ページを隠す',
  pageQr: '返還請求ページの QR コード',
  pageHint: 'お客様がこれを読み取り、メールアドレスを入力して返還を請求します。最大 1 日かかります。',
};

export const notCreated: Words['notCreated'] = {
  refused: 'コードを作れません',
  stopped: '会計を中止しました',
  verdict: '誰も支払っていません。',
  stoppedText: 'コードが表示される前に会計を中止しました。',
  money: 'いいえ。コードがないので誰も支払えません。',
  todo: 'もう一度始めてください。金額は残っています。',
  otherCurrency: '現在のレジの通貨で、金額をもう一度入力してください。',
  newSale: '新しい会計',
};
