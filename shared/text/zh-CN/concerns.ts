import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: '需要处理',
  noted: '已知悉',
  readFirst: '情况有变，请看下方说明。',
  paidTwice: {
    title: (sale) => `交易 ${sale} 被付款两次`,
    text: (payments, amount) =>
      payments === 2
        ? `一笔交易收到两笔付款。服务不能退款：请按本店的方式返还 ${amount}，并告知店长。`
        : `一笔交易收到 ${payments} 笔付款。服务不能退款：多付的每一笔都请按本店的方式返还 ${amount}，并告知店长。`,
  },
  paidBeside: {
    title: (earlier, later) => `交易 ${earlier} 和 ${later} 都已付款`,
    text: (amount) =>
      `第二笔收款时，第一笔无法查询。如果是同一订单，请按本店的方式返还 ${amount}：服务不能退款。请告知店长。`,
  },
  paidAfterAll: {
    title: (sale) => `交易 ${sale} 最终已付款`,
    text: (was, now) => `${told(was)}；服务现在显示“${now}”。不要重复收款：请交付商品，或与顾客协商解决。`,
  },
  changed: {
    title: (sale) => `交易 ${sale} 有变化`,
    text: (was, now, money) => `${told(was)}；服务现在显示“${now}”。款项是否归本店？${money}请告知店长。`,
  },
  lookedAtAgain: {
    title: (sale) => `交易 ${sale} 尚未结束`,
    text: (was) => `${told(was)}；服务正在重新核查。不要重复收款：收银机会持续跟进。`,
  },
  lostUnchecked: {
    title: (sale) => `交易 ${sale}：丢失的应答未经核查`,
    text: (why) =>
      `生成收款码时连接中断，收银机无法查找遗留的付款。没有人看到过这些收款码。${why}在设置中填写 API 密钥后，收银机即可查找。`,
  },
  amountDiffers: {
    title: (sale) => `交易 ${sale}：服务显示的金额不同`,
    text: (amount, stated) =>
      `此交易金额为 ${amount}。${stated === undefined ? '' : `服务显示 ${stated}。`}不要交付商品，也不要重复收款。请告知店长。`,
  },
  foreignPayment: {
    title: (sale) => `交易 ${sale}：有不属于它的付款`,
    text: (payments) =>
      `服务为此交易列出、但不属于它的付款：${payments} 笔。它们属于其他交易或其他收银机，或金额不同，不计入。店长在服务的记录中查找。`,
  },
};

function told(was: string | undefined): string {
  return was === undefined ? '此交易关闭时未付款' : `此交易结束时为“${was}”`;
}
