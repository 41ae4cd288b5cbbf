import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: '菜单',
  entries: {
    amounts: { name: '商品与金额', text: '商品、快捷金额、小费、优惠' },
    guide: { name: '员工帮助', text: '付款结束后怎么做；可查看或打印' },
    shift: { name: '班次', text: '开班、交班、X 报表和 Z 报表' },
    cashiers: { name: '收银员', text: '姓名、PIN、权限' },
    'find-payment': { name: '查找付款', text: '按参考号、代码、金额或日期' },
    printer: { name: '打印机', text: '小票打印机、钱箱、未打印的单据' },
    scanner: { name: '扫码枪', text: '速度、前缀、结束键；试扫' },
    'customer-screen': { name: '顾客屏', text: '第二屏幕、小费' },
    preferences: { name: '偏好设置', text: '语言、配色、文字大小、声音' },
    setup: { name: '设置', text: '本终端的配置文件、练习模式' },
  },
};

export const page: Words['page'] = { back: '返回' };
