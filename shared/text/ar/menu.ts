import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'القائمة',
  entries: {
    amounts: { name: 'الكتالوج والمبالغ', text: 'الأصناف والمبالغ السريعة والإكراميات والخصومات' },
    guide: { name: 'مساعدة للعاملين', text: 'ما العمل عند انتهاء الدفعة؛ للقراءة أو الطباعة' },
    shift: { name: 'الوردية', text: 'الفتح والإغلاق وتقريرا X وZ' },
    cashiers: { name: 'أمناء الصندوق', text: 'الأسماء وأرقام PIN والصلاحيات' },
    'find-payment': { name: 'البحث عن دفعة', text: 'بالمرجع أو الرمز أو المبلغ أو اليوم' },
    printer: { name: 'الطابعة', text: 'طابعة الإيصالات ودرج النقود وما لم يُطبع' },
    scanner: { name: 'الماسح الضوئي', text: 'السرعة والبادئة ونهاية الرمز؛ تجربة' },
    'customer-screen': { name: 'شاشة الزبون', text: 'الشاشة الثانية والإكرامية' },
    preferences: { name: 'التفضيلات', text: 'اللغة والألوان وحجم النص والصوت' },
    setup: { name: 'الإعداد', text: 'ملف تعريف هذا الجهاز ووضع التدريب' },
  },
};

export const page: Words['page'] = { back: 'رجوع' };
