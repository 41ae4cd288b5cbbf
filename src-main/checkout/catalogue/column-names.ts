import { CATALOGUE_COLUMNS } from '../../../shared/contract/checkout.ts';
import { plainWord } from './plain-word.ts';
import type { CatalogueColumn } from '../../../shared/contract/checkout.ts';
import type { Language } from '../../../shared/language.ts';

type Names = Readonly<Record<CatalogueColumn, string>>;

/**
 * Names that shops and their programs give the columns, the likeliest first. All languages count, because a file may come
 * from another country than the till.
 */
const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    name: 'name, article, item, product, title, description',
    price: 'price, unit price, amount',
    code: 'barcode, ean, gtin, upc, code, sku, number',
    quick: 'quick, quick key, favourite, favorite',
    tax: 'tax rate, tax, vat rate, vat, sales tax',
    category: 'category, group, department, product group',
    colour: 'colour, color, button colour',
    picture: 'picture, picture file, image file, photo file',
  },
  es: {
    name: 'nombre, artículo, producto, descripción',
    price: 'precio, precio unitario, importe',
    code: 'código de barras, código',
    quick: 'rápido, acceso rápido, favorito',
    tax: 'tipo de IVA, IVA, impuesto',
    category: 'categoría, grupo, familia',
    colour: 'color',
    picture: 'imagen, archivo de imagen',
  },
  fr: {
    name: 'nom, article, produit, désignation, libellé',
    price: 'prix, prix unitaire, tarif, montant',
    code: 'code-barres, code barre, code',
    quick: 'accès rapide, rapide, favori',
    tax: 'taux de TVA, TVA, taxe',
    category: 'catégorie, groupe, famille, rayon',
    colour: 'couleur',
    picture: 'image, fichier image',
  },
  de: {
    name: 'Name, Artikel, Artikelname, Produkt, Bezeichnung, Beschreibung',
    price: 'Preis, Einzelpreis, Stückpreis, Betrag',
    code: 'Strichcode, Barcode, Code, Artikelnummer',
    quick: 'Schnelltaste, schnell, Favorit',
    tax: 'Steuersatz, Steuer, Mehrwertsteuer, MwSt, MwSt., USt, USt., Umsatzsteuer',
    category: 'Kategorie, Warengruppe, Gruppe',
    colour: 'Farbe',
    picture: 'Bild, Bilddatei',
  },
  it: {
    name: 'nome, articolo, prodotto, descrizione',
    price: 'prezzo, prezzo unitario, importo',
    code: 'codice a barre, codice',
    quick: 'rapido, tasto rapido, preferito',
    tax: 'aliquota IVA, aliquota, imposta',
    category: 'categoria, gruppo, reparto',
    colour: 'colore',
    picture: 'immagine, file immagine',
  },
  'pt-BR': {
    name: 'nome, artigo, produto, descrição',
    price: 'preço, preço unitário, valor',
    code: 'código de barras, código',
    quick: 'rápido, acesso rápido, favorito',
    tax: 'alíquota, imposto, taxa de imposto',
    category: 'categoria, grupo, seção',
    colour: 'cor',
    picture: 'imagem, arquivo de imagem',
  },
  nl: {
    name: 'naam, artikel, product, omschrijving, beschrijving',
    price: 'prijs, stuksprijs, eenheidsprijs, bedrag',
    code: 'streepjescode, barcode, code, artikelnummer',
    quick: 'snelknop, snel, favoriet',
    tax: 'btw-tarief, btw, belasting',
    category: 'categorie, groep, productgroep',
    colour: 'kleur',
    picture: 'afbeelding, afbeeldingsbestand',
  },
  pl: {
    name: 'nazwa, artykuł, produkt, towar, opis',
    price: 'cena, cena jednostkowa, kwota',
    code: 'kod kreskowy, kod, numer',
    quick: 'szybki wybór, szybki, ulubione',
    tax: 'stawka VAT, stawka, podatek',
    category: 'kategoria, grupa, dział',
    colour: 'kolor',
    picture: 'zdjęcie, plik zdjęcia',
  },
  tr: {
    name: 'ad, ürün, ürün adı, açıklama',
    price: 'fiyat, birim fiyat, birim fiyatı, tutar',
    code: 'barkod, kod, ürün kodu',
    quick: 'hızlı seçim, hızlı, favori',
    tax: 'KDV oranı, KDV, vergi',
    category: 'kategori, grup',
    colour: 'renk',
    picture: 'resim, resim dosyası',
  },
  ar: {
    name: 'الاسم, اسم, الصنف, المنتج, الوصف',
    price: 'السعر, سعر, سعر الوحدة, المبلغ',
    code: 'الباركود, الرمز, رمز, الكود',
    quick: 'سريع, المفضلة',
    tax: 'الضريبة, ضريبة, نسبة الضريبة',
    category: 'الفئة, فئة, التصنيف, المجموعة',
    colour: 'اللون, لون',
    picture: 'الصورة, صورة, ملف الصورة',
  },
  'zh-CN': {
    name: '品名, 名称, 商品, 商品名称, 产品',
    price: '价格, 单价, 售价, 金额',
    code: '条码, 条形码, 编码, 代码, 编号',
    quick: '快捷, 常用',
    tax: '税率, 税',
    category: '类别, 分类, 品类',
    colour: '颜色',
    picture: '图片, 图片文件',
  },
  ja: {
    name: '商品名, 名前, 品名, 商品',
    price: '価格, 単価, 値段, 金額',
    code: 'バーコード, JAN, コード, 商品コード',
    quick: 'クイック, お気に入り',
    tax: '税率, 消費税, 税区分',
    category: 'カテゴリ, カテゴリー, 分類, 部門',
    colour: '色, カラー',
    picture: '画像, 画像ファイル',
  },
};

export interface NamedColumn {
  readonly column: CatalogueColumn;
  /** 0 is the likeliest name. Of two columns of a file that fit, the one with the lower rank is read. */
  readonly rank: number;
}

const NAMED: ReadonlyMap<string, NamedColumn> = new Map(
  Object.values(NAMES)
    .flatMap((names) =>
      CATALOGUE_COLUMNS.flatMap((column) =>
        names[column].split(',').map((name, rank) => [plainWord(name), { column, rank }] as const),
      ),
    )
    // Where several languages use a word, the lowest rank counts.
    .sort(([, a], [, b]) => b.rank - a.rank),
);

/** The column that a header names, in any of our languages; `undefined` for other columns, which are ignored. */
export function columnNamed(header: string): NamedColumn | undefined {
  return NAMED.get(plainWord(header));
}
