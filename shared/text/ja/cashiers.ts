import type { Words } from '../words.ts';

export const signIn: Words['signIn'] = {
  title: 'レジの担当者は？',
  names: 'レジ担当者',
  keypad: 'PIN のテンキー',
  pinFor: (name) => `${name} さんの PIN`,
  chooseFirst: '先に名前を選んでください',
  typed: (digits) => `${digits} 桁入力済み`,
  signIn: 'サインイン',
  other: '別の人',
  backspace: '1 文字消す',
  locked: (seconds) =>
    seconds < 120
      ? `${seconds} 秒間は PIN を受け付けません。`
      : `${Math.ceil(seconds / 60)} 分間は PIN を受け付けません。`,
  forgotten: 'PIN を忘れた場合',
  askManager: '責任者が「メニュー」の「レジ担当者」で新しい PIN を設定できます。',
  goOn: '続ける',
  missing: 'このレジの担当者が見つかりません',
  missingText:
    'ここには担当者が登録されていましたが、レジの記録から失われています。記録が削除または変更されています。販売は開始できません。進行中の支払いは引き続き確認しています。責任者を呼んでください。',
  missingOwner: '持ち主の方へ',
  missingOwnerText:
    'バックアップから記録を復元してください。または、この端末のパスワードかキーを入力してください。担当者なしで続けられ、責任者を登録し直せます。',
  setupOwner: '設定を変更できるのは持ち主だけです',
  setupOwnerText:
    'このレジには担当者が登録されていますが、ここではだれもサインインできません。端末のパスワードまたはキーを入力してください。',
  resetTitle: (name) => `${name} さんの新しい PIN`,
  resetText: 'このレジの持ち主であることを示すため、この端末のパスワードまたはキーを入力してください。',
  resetTraining: '練習中のため、パスワードは不要です。',
  secret: '端末のパスワードまたはキー',
  newPin: '新しい PIN（4～8 桁）',
  setPin: '新しい PIN を設定',
};

export const cashiers: Words['cashiers'] = {
  title: 'レジ担当者',
  none: 'このレジではサインインは不要です。まず責任者を追加してください。以後は全員が PIN でサインインします。',
  add: '担当者を追加',
  addManager: '責任者を追加',
  name: '名前',
  pin: 'PIN（4～8 桁）',
  pinWord: 'PIN',
  role: '役割',
  roles: { manager: '責任者', cashier: '担当者' },
  save: '追加',
  cancel: 'キャンセル',
  change: '変更',
  changeTitle: (name) => `${name} さんの変更`,
  rename: '名前を保存',
  setPin: '新しい PIN を設定',
  pinSet: '新しい PIN を設定しました。',
  remove: '削除',
  removeQuestion: (name) => `${name} さんを削除しますか？`,
  removeText: 'PIN はすぐに使えなくなります。これまでの会計とレポートには名前が残ります。',
  removeLastText: '以後このレジではサインインが不要になり、誰でもすべての操作ができます。',
  keep: '残す',
  rules: 'ルール',
  lockAfter: '操作がないときレジをロックするまで',
  minutes: (minutes) => `${minutes} 分`,
  never: 'ロックしない',
  shiftRequired: 'シフトが開いていないと会計できない',
};
