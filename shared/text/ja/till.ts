import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: '起動中',
  noAnswer: 'レジが応答しません。閉じてもう一度起動してください。会計は失われていません。',
};

export const crash: Words['crash'] = {
  title: '画面に問題が起きました',
  text: '何も失われていません。会計と支払いはこの画面ではなくレジ本体が保管し、見守っています。',
  reload: '画面を表示し直す',
  detail: 'サポート用：',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: '練習',
  trainingNote: '実際のお金は動きません',
  sandbox: 'サンドボックス',
  menu: 'メニュー',
  lock: 'ロック',
  signedIn: (name) => `サインイン中の担当者：${name}`,
  busy: 'サービス混雑中：',
  busySeconds: (seconds) => `${seconds} 秒`,
  session: {
    none: '',
    'signing-in': 'サインイン中',
    'signed-in': 'サインイン済み',
    unreachable: 'オフライン',
    refused: 'サインイン拒否',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'このコンピューターは保存した認証情報を暗号化できません。テスト専用でお使いください。',
  'ledger-repaired': '会計の記録が壊れていたため修復しました。責任者が最近の会計を確認してください。',
  'ledger-damaged':
    '終わっていない会計の記録の一部を読み取れません。お金は失われていません。支払いはすべて決済サービスに記録されています。もう一度請求する前に、責任者が決済サービスで確認してください。',
  'ledger-full':
    'レジの起動時に会計の記録へ書き込めませんでした。開いている会計は見守られています。空きができるまで新しい請求はできません。',
  'counter-damaged':
    'このレジのファイルの 1 つが壊れていたため、別に保管しました。カタログ、金額、保留中のカートが残っているか確認してください。',
  'settings-damaged':
    'このレジの設定が壊れていたため、別に保管しました。端末、プリンター、画面をもう一度設定してください。取引の記録とパスワードは無事です。',
  'payments-open-elsewhere':
    '別の端末に未完了の会計があります。このレジで再びその端末を使うまで、支払いは確認されません。',
  'ledger-not-backed-up':
    '会計の記録の毎日のバックアップを作れませんでした。販売は続けられ、会計はすべて記録されます。責任者が原因を調べてください。レジは 1 時間ごとにやり直します。',
  'certificates-checked':
    'このコンピューターには変数 NODE_TLS_REJECT_UNAUTHORIZED が設定されています。レジはそれでも証明書を確認します。代わりに、サービスの認証局をプロファイルに指定してください。',
  'secrets-in-environment':
    '秘密情報がこのコンピューターの環境変数で渡されました。レジを閉じるまで、ほかのプログラムに読み取られるおそれがあります。一度、これらの変数なしでレジを起動してください。保存済みの内容は残ります。またはファイルで渡してください（--secrets-file）。',
  'unexpected-error':
    'レジの一部に問題が起き、起動し直しました。販売は続けられ、支払いはすべて記録され、確認されています。この表示がまた出たら、レジを閉じて開き直し、下の内容をサポートに伝えてください。',
};
