import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'メニュー',
  entries: {
    amounts: { name: 'カタログと金額', text: '商品、クイック金額、チップ、割引' },
    guide: { name: 'スタッフの手引き', text: '支払いが終わったときにすること。表示または印刷' },
    shift: { name: 'シフト', text: '開始、締め、X・Z レポート' },
    cashiers: { name: 'レジ担当者', text: '名前、PIN、権限' },
    'find-payment': { name: '支払いを探す', text: '参照番号、コード、金額、日付から' },
    printer: { name: 'プリンター', text: 'レシートプリンター、キャッシュドロア、未印刷の用紙' },
    scanner: { name: 'スキャナー', text: '速度、先頭文字、終わりのキー、試し読み' },
    'customer-screen': { name: 'お客様画面', text: '2 台目のディスプレイ、チップ' },
    preferences: { name: '表示と音', text: '言語、配色、文字サイズ、音' },
    setup: { name: '設定', text: 'この端末のプロファイル、練習モード' },
  },
};

export const page: Words['page'] = { back: '戻る' };
