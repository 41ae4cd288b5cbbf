import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: '全額のお支払いが完了しました。ありがとうございました。',
    overpaid:
      'お支払いが完了しました。請求額より多く送られました。超過分はお客様のもので、返還を請求できます。',
    underpaid:
      '送られた額が請求額に足りないため、この会計は支払われていません。送られた分はお客様のものです。返還を請求してください。',
    expired:
      '時間内に支払いが届かなかったため、この会計は支払われていません。遅れて送られた分はお客様のものです。返還を請求してください。',
    cancelled: '支払いが取り消されたため、この会計は支払われていません。',
    invalid:
      '送られたものを受け付けられなかったため、この会計は支払われていません。送られた分はお客様のものです。返還を請求してください。',
    'amount-differs':
      '決済サービスの金額がこの販売と異なるため、支払い済みとは扱われません。店舗にお問い合わせください。',
    open: 'この用紙の作成時、支払いはまだ確定していませんでした。',
    none: 'この会計のコードは表示されていないため、何も支払われていません。',
  },
  receipt: 'レシート',
  record: '支払い記録',
  notAReceipt: 'これはレシートではありません',
  copy: '再発行',
  training: '練習：お金は動いていません',
  testMoney: 'テスト用のお金：実際のお金は動いていません',
  store: '店舗',
  terminal: '端末',
  sale: '会計',
  date: '日時',
  reference: '参照番号',
  quantity: (count, each) => `${count} × ${each}`,
  goods: '商品',
  discount: '割引',
  tip: 'チップ',
  total: '合計',
  status: '状態',
  notDecided: '未確定',
  neverAsked: '請求なし',
  requested: '請求',
  received: '受取',
  paymentCode: '支払いコード',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: '返還請求票',
  how: '返還請求の方法',
  steps: [
    '1. このコードを読み取るか、下のアドレスを開きます。',
    '2. そのページでメールアドレスを入力します。',
    '3. メールの案内に従います。最大 1 日かかります。',
  ],
  lastDay: '返還請求の期限',
  window: (days) =>
    `期間は支払いの最終更新から ${days} 日間です。その後は決済サービスのサポートだけが対応できます。`,
  updated: '最終更新',
  atLatest: '最終更新の正確な日時を取得できなかったため、考えられる最も早い日を示しています。',
  over: 'この日は過ぎました。この票を示して、決済サービスのサポートにお尋ねください。',
  noPage: 'この会計の支払いページは不明です。この票を示して、決済サービスのサポートにお尋ねください。',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: '支払いが終わったときにすること',
  intro: 'お客様のスマートフォンの表示にかかわらず、レジ画面の表示で判断します。レジからお金は返せません。',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'テスト印刷',
  title: 'テスト印刷',
  text: 'これが読めれば、プリンターは正常です。',
  letters: '文字',
  sample: 'あいうえお アイウエオ ｱｲｳｴｵ 日本語 会計 円 ￥ ÄÖÜß éèç ñ € £',
  row: '左端に項目名',
  value: '右端にその値',
  code: 'Countertop テスト印刷',
};
