import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: '要確認',
  noted: '確認した',
  readFirst: '状況が変わりました。下をお読みください。',
  paidTwice: {
    title: (sale) => `会計 ${sale} は二重に支払われました`,
    text: (payments, amount) =>
      payments === 2
        ? `1 件の会計に 2 件の支払いが届きました。サービスからは返金できません。店の方法で ${amount} を返し、責任者に知らせてください。`
        : `1 件の会計に ${payments} 件の支払いが届きました。サービスからは返金できません。余分な 1 件ごとに店の方法で ${amount} を返し、責任者に知らせてください。`,
  },
  paidBeside: {
    title: (earlier, later) => `会計 ${earlier} と ${later} は両方とも支払われました`,
    text: (amount) =>
      `1 件目を確認できないうちに 2 件目を請求しました。同じ注文なら、店の方法で ${amount} を返してください。サービスからは返金できません。責任者に知らせてください。`,
  },
  paidAfterAll: {
    title: (sale) => `会計 ${sale} は結局支払われました`,
    text: (was, now) =>
      `${told(was)}が、サービスは今「${now}」と回答しています。もう一度請求しないでください。商品を渡すか、お客様と相談してください。`,
  },
  changed: {
    title: (sale) => `会計 ${sale} が変わりました`,
    text: (was, now, money) =>
      `${told(was)}が、サービスは今「${now}」と回答しています。入金は？ ${money} 責任者に知らせてください。`,
  },
  lookedAtAgain: {
    title: (sale) => `会計 ${sale} はまだ終わっていません`,
    text: (was) =>
      `${told(was)}が、サービスが再び確認しています。もう一度請求しないでください。レジが追跡します。`,
  },
  lostUnchecked: {
    title: (sale) => `会計 ${sale}：失われた応答が未確認です`,
    text: (why) =>
      `コードの作成中に接続が切れ、残った支払いがあるかを調べられませんでした。そのコードは誰も見ていません。${why} 設定に API キーがあれば、レジが調べられます。`,
  },
  amountDiffers: {
    title: (sale) => `販売${sale}：決済サービスの金額が異なります`,
    text: (amount, stated) =>
      `この販売は${amount}です。${stated === undefined ? '' : `決済サービスの金額は${stated}です。`}商品を渡さず、再請求もしないでください。責任者に連絡してください。`,
  },
  foreignPayment: {
    title: (sale) => `販売${sale}：この販売のものではない支払い`,
    text: (payments) =>
      `決済サービスがこの販売のものとして示した、別の支払い：${payments}件。ほかの販売やレジのもの、または金額が異なるもので、集計されません。責任者が決済サービスの記録で確認します。`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? '支払いなしで閉じられました' : `「${was}」で終わりました`;
}
