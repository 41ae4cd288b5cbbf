import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Bu kasayı kurun',
    text: 'Bu terminalin profilini yükleyin veya önce her şeyi eğitim modunda deneyin.',
  },
  'profile-faulty': {
    title: 'Profilde hatalar var',
    text: 'Kasa eksik kurulumla başlamaz. Listelenenleri düzeltip profili yeniden yükleyin.',
  },
  'secrets-missing': {
    title: 'Gizli bilgileri girin',
    text: 'Profil yüklendi. Kasa gizli bilgileri şifreli saklar ve bir daha göstermez.',
  },
  'sign-in-refused': {
    title: 'Gizli bilgileri yeniden girin',
    text: 'Kasa bundan önce yeniden oturum açmayı denemez.',
  },
  failed: {
    title: 'Kasa başlatılamadı',
    text: 'Hiçbir satış kaybolmadı. O sırada bir müşteri ödüyorduysa, kasa çalışana kadar yeniden tahsilat yapmayın.',
  },
  asked: {
    title: 'Kurulum',
    text: 'Gizli bilgileri değiştirin, başka bir profil yükleyin veya eğitim moduna geçin.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Terminal parolası',
  clientSecret: 'İstemci gizli anahtarı (client secret)',
  apiKey: 'API anahtarı',
};

export const setup: Words['setup'] = {
  back: 'Kasaya dön',
  tryAgain: 'Yeniden dene',
  loadTitle: 'Profil yükle',
  loadText: 'Ödeme sağlayıcınızdan veya yöneticinizden gelen bir JSON dosyası.',
  choose: 'Profil dosyası seç',
  drop: 'veya buraya bırakın',
  reading: 'Okunuyor…',
  tooLarge: 'Bu dosya bir profil için çok büyük. Başka bir dosya seçin.',
  unreadable: 'Bu dosya okunamadı. Yeniden seçin.',
  faultsOf: (file) => `Hatalı dosya: ${file}`,
  faults: 'Profildeki hatalar',
  trainingTitle: 'Eğitim modu',
  trainingText:
    'Alıştırma için eksiksiz bir kasa. Gerçek para hareketi olmaz, bu bilgisayardan dışarı hiçbir şey çıkmaz.',
  useTraining: 'Eğitim modunu kullan',
  profileTitle: 'Profil',
  store: 'Mağaza',
  merchant: 'Üye iş yeri',
  terminal: 'Terminal',
  environment: 'Ortam',
  environments: { sandbox: 'Sandbox (test parası)', production: 'Canlı (gerçek para)' },
  service: 'Ödeme hizmeti',
  optional: 'isteğe bağlı',
  apiKeyHint: 'isteğe bağlı, kaybolan yanıtları aramak için',
  goesTo: (host) => `${host} adresine gider`,
  kept: 'değişmemesi için boş bırakın',
  secretMissing: 'Bu alanı doldurun.',
  stillOpen: (count) => `Açık: ${count}. Kasa bitene kadar izler. Sonra değiştirin.`,
  leftOpen: 'Bu terminal yeniden kullanılana kadar bu ödemeleri kimse okumaz.',
  changeAnyway: 'Yine de değiştir',
  start: 'Kasayı başlat',
  save: 'Kaydet ve oturum aç',
  starting: 'Oturum açılıyor…',
};
