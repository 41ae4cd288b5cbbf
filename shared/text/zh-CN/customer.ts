import type { Words } from '../words.ts';

export const customer: Words['customer'] = {
  title: '顾客信息',
  open: '顾客信息',
  why: '这些信息随此付款发送给支付服务，之后从本收银机删除。',
  whyKept: (days) => `这些信息随此付款发送给支付服务，${days} 天后从本收银机删除。`,
  optional: '选填',
  sameAsEmail: '留空则与电子邮箱相同',
  chooseCountry: '请选择…',
  skip: '不填信息直接收款',
  charge: (amount) => `收款 ${amount}`,
  enter: '填写顾客信息',
  enterTodo: '请填写顾客信息：金额和参考号已保留。',
  labels: {
    firstName: '名',
    lastName: '姓',
    email: '电子邮箱',
    phone: '电话',
    address: '街道和门牌号',
    address2: '楼栋、楼层、房号',
    postalCode: '邮政编码',
    city: '城市',
    state: '省、州或郡',
    countryCode: '国家或地区',
    refundEmail: '取回款项用的电子邮箱',
  },
  faults: {
    missing: '请填写。',
    'too-long': '内容过长，请缩短。',
    unprintable: '含有无法发送的字符，请重新输入。',
    'not-an-email': '不是有效的电子邮箱地址。',
    'not-a-country': '请选择国家或地区。',
    'not-a-postal-code': '不是该国家或地区的邮政编码。',
    malformed: '支付服务不接受此内容，请更正。',
  },
};

export const rebate: Words['rebate'] = {
  name: '返利',
  included: (amount) => `申请的返利：${amount}`,
  parts: (total, merchant, target) => `${total}（商户部分 ${merchant}，其余 ${target}）`,
};
