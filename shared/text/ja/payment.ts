import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'コードを取得中…',
  pausedTitle: 'コードがありません',
  nobodyPaid: 'コードはまだ表示されていないので、誰も支払っていません。',
  stop: 'この会計を中止',
  newSale: '新しい会計',
  tryNow: '今すぐコードを取得',
  goOn: 'それでもコードを取得',
  paused: {
    'record-damaged': 'この会計の記録が壊れています。もう一度請求する前に確認してください',
    'answers-unreadable': 'サービスの応答を読み取れないため、レジは取得をやめました',
    'answers-lost': 'サービスの応答が失われたため、レジは取得をやめました',
    'tries-exhausted': 'サービスに長い間接続できないため、レジは取得をやめました',
  },
  checkFirst:
    'コードが表示され、支払われた可能性がありますが、レジには分かりません。続ける前に決済サービスでこの会計を探してください。未払いなら、ここで続けるか、この会計を中止してください。',
  pausedTodo:
    'コードは表示されていないので、代金は受け取っていません。この会計を中止して新しい会計を始めるか、責任者に聞いてください。',
  mayExist: (payments) => `誰も支払えない支払いが、サービスに最大 ${payments} 件残っている可能性があります。`,
};

export const awaiting: Words['awaiting'] = {
  waiting: '支払い待ち',
  seen: '支払いを検知、確認中',
  unknown: '状態を確認中',
  steps: '支払いの段階',
  stepWaiting: '待機中',
  stepSeen: '検知、確認中',
  exact: '表示のとおりの金額をお支払いください',
  qr: '支払い用 QR コード',
  qrTooLong: 'アドレスが長すぎてコードにできません。お客様が入力できます：',
  store: '店舗',
  reference: '参照番号',
  accepted: '支払い方法',
  paymentCode: 'コード',
  elapsed: (time) => `表示から ${time}`,
  checked: (seconds) => (seconds < 60 ? `${seconds} 秒前に確認` : `${Math.floor(seconds / 60)} 分前に確認`),
  notChecked: '未確認',
  address: 'またはこのアドレスを開く',
  newSale: '新しい会計',
};

export const unknown: Words['unknown'] = {
  title: '状態不明：もう一度請求しないでください',
  unrecognised: (status) => `このレジの知らない状態がサービスから返りました：「${status}」。`,
  todo: 'レジは確認を続けます。「支払い完了」をお待ちください。',
  verdict: 'まだ商品を渡さないでください。',
  happened: 'サービスが応答しないか、レジの知らない状態を返しています。',
  money: 'まだ分かりません。お客様はすでに支払ったかもしれません。',
};
