import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'このレジの設定',
    text: 'この端末のプロファイルを読み込むか、まず練習モードですべてを試してください。',
  },
  'profile-faulty': {
    title: 'プロファイルに誤りがあります',
    text: '設定が不完全なままではレジは始まりません。一覧の項目を直し、プロファイルを読み込み直してください。',
  },
  'secrets-missing': {
    title: '認証情報の入力',
    text: 'プロファイルを読み込みました。認証情報は暗号化して保管され、二度と表示されません。',
  },
  'sign-in-refused': {
    title: '認証情報をもう一度入力',
    text: '入力されるまで、レジはサインインをやり直しません。',
  },
  failed: {
    title: 'レジを起動できませんでした',
    text: '会計は失われていません。お客様が支払い中だった場合は、レジが戻るまでもう一度請求しないでください。',
  },
  asked: {
    title: '設定',
    text: '認証情報の変更、別のプロファイルの読み込み、練習モードへの切り替え。',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: '端末のパスワード',
  clientSecret: 'クライアントシークレット',
  apiKey: 'API キー',
};

export const setup: Words['setup'] = {
  back: 'レジに戻る',
  tryAgain: 'もう一度試す',
  loadTitle: 'プロファイルの読み込み',
  loadText: '決済事業者または責任者から受け取った JSON ファイル。',
  choose: 'プロファイルを選ぶ',
  drop: 'またはここにドロップ',
  reading: '読み込み中…',
  tooLarge: 'プロファイルにしては大きすぎます。別のファイルを選んでください。',
  unreadable: 'このファイルを読み込めませんでした。もう一度選んでください。',
  faultsOf: (file) => `${file} の誤り`,
  faults: 'プロファイルの誤り',
  trainingTitle: '練習モード',
  trainingText:
    'そのまま使える練習用のレジです。実際のお金は動かず、データがこのコンピューターの外に出ることもありません。',
  useTraining: '練習モードを使う',
  profileTitle: 'プロファイル',
  store: '店舗',
  merchant: '加盟店',
  terminal: '端末',
  environment: '環境',
  environments: { sandbox: 'サンドボックス（テスト用のお金）', production: '本番（実際のお金）' },
  service: 'サービス',
  optional: '任意',
  apiKeyHint: '任意。失われた応答を調べるため',
  goesTo: (host) => `送信先: ${host}`,
  kept: '変えない場合は空欄のまま',
  secretMissing: '入力してください。',
  stillOpen: (count) => `未完了: ${count} 件。レジは終わるまで確認を続けます。終わってから変更してください。`,
  leftOpen: 'この端末を再び使うまで、これらの支払いは確認されません。',
  changeAnyway: 'それでも変更する',
  start: 'レジを始める',
  save: '保存してサインイン',
  starting: 'サインイン中…',
};
