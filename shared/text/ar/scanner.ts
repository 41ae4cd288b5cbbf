import { isolated } from '../bidi.ts';
import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'لا أثر للمسح هنا',
  overflow: (code) => `عمليات مسح كثيرة دفعة واحدة: لم يُؤخذ ${isolated(code)}. يُرجى مسحه مجددًا.`,
  unknownTitle: 'رمز شريطي غير معروف',
  unknown: (code) => `رمز شريطي غير معروف: ${isolated(code)}. ليس في عملية البيع، ولم يُطلب دفع أي مبلغ.`,
  todo: 'يُرجى إدخال سعره لإضافته، أو وضع البضاعة جانبًا وتجاهل هذا المسح.',
  ignore: 'تجاهل هذا المسح',
  useAsReference: 'استخدامه مرجعًا',
  referenceStays: (reference) => `يبقى المرجع ${isolated(reference)} كما أُدخل.`,
  price: 'السعر',
  addForPrice: (amount) => `إضافة بسعر ${isolated(amount)}`,
  openItem: (code) => `صنف ${isolated(code)}`,
};
