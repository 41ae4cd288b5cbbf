import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Müşteri ekranı',
  display: 'İkinci ekran',
  displays: {
    automatic: { name: 'Otomatik', text: 'İkinci ekran, müşteri ekranı olur.' },
    off: { name: 'Kapalı', text: 'Müşteri bu ekrana bakar.' },
  },
  tip: 'Bahşiş',
  tips: {
    ask: { name: 'Müşteriye sor', text: '“Tahsil et” önce müşteri ekranında bahşişi sorar.' },
    off: { name: 'Sorma', text: '“Tahsil et” kodu hemen gösterir.' },
  },
  state: {
    none: 'İkinci ekran bağlı değil.',
    shown: 'Müşteri ekranı açık.',
    unplugged: 'Müşteri ekranının bağlantısı kesildi.',
    closed: 'Müşteri ekranı kapatıldı.',
  },
  lost: 'Hiçbir şey kaybolmadı. Bu ekranı müşteriye gösterin.',
  openAgain: 'Yeniden aç',
  understood: 'Anladım',
  asking: 'Müşteri bahşiş seçiyor',
  askingText: 'Kendiliğinden devam eder.',
  noTip: 'Bahşiş yok: şimdi tahsil et',
  back: 'Geri',
  turn: 'Müşteriye göster',
  turnBack: 'Kasaya dön',
  letType: 'Müşteri yazsın',
  typing: 'Müşteri bilgilerini yazıyor',
  typingText: 'Burada kendiliğinden görünür.',
  typeHere: 'Burada yaz',
  given: 'Müşteri bunu doldurdu. Kontrol edip tahsil edin.',
  declined: 'Müşteri bilgi vermek istemiyor.',
};
