import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: '正在启动',
  noAnswer: '收银机没有响应。请关闭后重新启动；交易没有丢失。',
};

export const crash: Words['crash'] = {
  title: '屏幕显示出现问题',
  text: '没有丢失任何内容：交易和付款由收银机保存和跟进，与此屏幕无关。',
  reload: '重新显示屏幕',
  detail: '供技术支持：',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: '练习',
  trainingNote: '非真实资金',
  sandbox: '沙盒',
  menu: '菜单',
  lock: '锁定',
  signedIn: (name) => `当前登录：${name}`,
  busy: '服务繁忙：',
  busySeconds: (seconds) => `${seconds} 秒`,
  session: {
    none: '',
    'signing-in': '正在登录',
    'signed-in': '已登录',
    unreachable: '离线',
    refused: '登录被拒',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text': '此电脑无法加密已保存的凭据。仅供测试使用。',
  'ledger-repaired': '交易记录曾损坏，现已修复。请店长核对最近的交易。',
  'ledger-damaged':
    '部分未结束交易的记录无法读取。钱没有丢失：支付服务有每一笔付款的记录。再次收款前，请店长先在支付服务中核对。',
  'ledger-full': '收银机启动时无法写入交易记录。进行中的交易会继续跟进；在有可用空间之前，不会进行新的收款。',
  'counter-damaged': '本收银台的一个文件已损坏，并已另行存放。请检查商品目录、金额和挂起的购物车是否还在。',
  'settings-damaged':
    '本收银机的设置已损坏，并已另行存放。请重新设置终端、打印机和显示；交易和密码不受影响。',
  'amounts-assumed':
    '部分货币没有记录以前交易金额的小数位数。请将本收银机中的一笔旧交易与其收据核对；如果金额不同，请先联系供应商，再使用以前的报表。新交易不受影响。',
  'payments-open-elsewhere': '另一个终端下还有未完成的交易。本收银机再次使用该终端之前，不会读取这些付款。',
  'ledger-not-backed-up':
    '交易记录的每日备份未能完成。可以继续交易，每笔交易都会记录。请店长查明原因；收银机每小时重试一次。',
  'certificates-checked':
    '此电脑设置了变量 NODE_TLS_REJECT_UNAUTHORIZED。收银机仍会检查证书：请改为在配置文件中指定服务的证书颁发机构。',
  'secrets-in-environment':
    '机密信息是通过此电脑的环境变量提供的，在关闭收银机之前，其他程序可以读取它们。请在没有这些变量的情况下启动一次收银机：已保存的内容会保留。或者改用文件提供（--secrets-file）。',
  'unexpected-error':
    '收银机的一部分出现故障并已重新启动。可以继续交易，每笔付款都会记录并持续查询。如果再次出现此提示，请关闭收银机后重新打开，并将下面的内容告知技术支持。',
};
