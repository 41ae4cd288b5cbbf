import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const cart: Words['cart'] = {
  typed: 'مبلغ',
  total: 'الإجمالي',
  title: 'السلة',
  add: 'إضافة',
  addToCart: 'إضافة إلى السلة',
  articles: 'الأصناف',
  discount: 'خصم',
  tip: 'إكرامية',
  carts: 'السلال',
  cartsHeld: (held) => `السلال ${held}`,
  quickAmounts: 'المبالغ السريعة',
  times: (quantity, price) => `${quantity} × ${isolated(price)}`,
  oneLess: 'إنقاص واحد',
  oneMore: 'زيادة واحد',
  remove: 'حذف',
  percentOff: (percent) => `خصم ${isolated(percent)}`,
  percentTip: (percent) => `إكرامية ${isolated(percent)}`,
  less: (amount) => isolated(`−${amount}`),
  items: (count) =>
    plural(count, {
      zero: 'لا بنود',
      one: 'بند واحد',
      two: 'بندان',
      few: `${count} بنود`,
      many: `${count} بندًا`,
      other: `${count} بند`,
    }),
  discountOf: (amount) => `خصم ${isolated(amount)}`,
  tipOf: (amount) => `إكرامية ${isolated(amount)}`,
  contents: 'المحتويات',
  done: 'تم',
  ownDiscount: 'خصم آخر',
  ownTip: 'إكرامية أخرى',
  take: (amount) => `اعتماد ${isolated(amount)}`,
  noDiscount: 'دون خصم',
  noTip: 'دون إكرامية',
  search: 'الاسم أو الرمز',
  nothingFound: 'لا يوجد صنف بهذا الاسم أو الرمز.',
  added: (name) => `أُضيف: ${isolated(name)}`,
  hold: 'تعليق هذه السلة',
  empty: 'إفراغ السلة',
  heldCarts: 'السلال المعلّقة',
  noneHeld: 'لا توجد سلة معلّقة.',
  cartFull: 'لا تتسع السلة لسطر آخر. يُرجى طلب دفعها أولًا.',
};
