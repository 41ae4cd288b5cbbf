import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: '设置本收银机',
    text: '请载入本终端的配置文件，或先在练习模式中试用。',
  },
  'profile-faulty': {
    title: '配置文件有错误',
    text: '配置不完整时收银机不会启动。请更正所列内容，然后重新载入配置文件。',
  },
  'secrets-missing': {
    title: '输入凭据',
    text: '配置文件已载入。收银机会加密保存凭据，且不再显示。',
  },
  'sign-in-refused': {
    title: '重新输入凭据',
    text: '在此之前，收银机不会再次尝试登录。',
  },
  failed: {
    title: '收银机无法启动',
    text: '交易没有丢失。如果有顾客正在付款，在收银机恢复之前不要重复收款。',
  },
  asked: {
    title: '设置',
    text: '更改凭据、载入其他配置文件，或切换到练习模式。',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: '终端密码',
  clientSecret: '客户端密钥（client secret）',
  apiKey: 'API 密钥',
};

export const setup: Words['setup'] = {
  back: '返回收银',
  tryAgain: '重试',
  loadTitle: '载入配置文件',
  loadText: '由支付服务商或店长提供的 JSON 文件。',
  choose: '选择配置文件',
  drop: '或拖放到此处',
  reading: '正在读取…',
  tooLarge: '文件过大，不像是配置文件。请选择其他文件。',
  unreadable: '无法读取此文件，请重新选择。',
  faultsOf: (file) => `${file} 中的错误`,
  faults: '配置文件中的错误',
  trainingTitle: '练习模式',
  trainingText: '功能完整的练习收银机。没有真实资金往来，也没有数据离开此电脑。',
  useTraining: '使用练习模式',
  profileTitle: '配置文件',
  store: '门店',
  merchant: '商户',
  terminal: '终端',
  environment: '环境',
  environments: { sandbox: '沙盒（测试资金）', production: '正式（真实资金）' },
  service: '服务',
  optional: '选填',
  apiKeyHint: '选填，用于查找丢失的应答',
  goesTo: (host) => `发送至 ${host}`,
  kept: '留空则保持不变',
  secretMissing: '请输入此项。',
  stillOpen: (count) => `未完成：${count} 笔。收银机会跟踪到结束，请在那之后更改。`,
  leftOpen: '在再次使用该终端之前，不会有人读取这些付款。',
  changeAnyway: '仍然更改',
  start: '启动收银机',
  save: '保存并登录',
  starting: '正在登录…',
};
