import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../src-main/checkout/catalogue/read-catalogue.ts';
import { processorMs } from '../../support/system/processor-time.ts';

const read = (text: string) => readCatalogue(text, 2, []);
const faultsOf = (text: string) =>
  read(text).faults.map(({ line, column, fault }) => `${line} ${column ?? '-'} ${fault}`);

describe('a catalogue file', () => {
  test('is read whatever parts its cells and whatever the columns are called', () => {
    const coffee = { name: 'Coffee', unitMinor: 350, code: '4006381333931', quick: true };
    expect(read('name,price,code,quick\nCoffee,3.50,4006381333931,yes').articles).toEqual([coffee]);
    expect(read('\uFEFFEAN;Article;Unit Price;Quick\r\n4006381333931;Coffee;3,50;x\r\n').articles).toEqual([
      coffee,
    ]);
    expect(read('Price\tItem\n3.5\t"Tea, green"').articles).toEqual([{ name: 'Tea, green', unitMinor: 350 }]);
  });

  test('may hold other columns, empty lines, and line breaks within quotation marks', () => {
    const text = 'stock,name,price\n7,"Large\ncoffee",4\n\n,,\n9,Tea,x\n';
    expect(faultsOf(text)).toEqual(['2 name unreadable-characters', '6 price not-a-price']);
  });

  test('lists every fault by line and column, in the order of the file', () => {
    const text = [
      'name,price,code,quick',
      ',3.50,1,',
      'Tea,,2,',
      'Cake,"1,234.00",1,maybe',
      `${'x'.repeat(81)},0,${'9'.repeat(65)},no`,
    ].join('\n');
    expect(faultsOf(text)).toEqual([
      '2 name empty',
      '3 price empty',
      '4 price not-a-price',
      '4 quick not-yes-or-no',
      '4 code code-twice',
      '5 name too-long',
      '5 price not-a-price',
      '5 code too-long',
    ]);
  });

  test('may name a picture file of the folder, and no other place', () => {
    const of = (picture: string) => `name,price,picture\nTea,1,"${picture}"`;
    expect(read(of('Green tea (2).JPG')).articles).toEqual([
      { name: 'Tea', unitMinor: 100, picture: 'Green tea (2).JPG' },
    ]);
    for (const elsewhere of [
      '../tea.jpg',
      '/etc/passwd',
      'a/b.jpg',
      'C:\\b.jpg',
      '..',
      '.hidden',
      'tea.jpg:stream',
      'nul.png',
      'COM1',
      'tea.jpg.',
      'tea\u0000.jpg',
      'x'.repeat(129),
    ])
      expect(faultsOf(of(elsewhere))).toEqual(['2 picture not-a-file-name']);
    const many = Array.from({ length: 5_001 }, (_, place) => `Tea,1,${place}.png`);
    expect(faultsOf(['name,price,picture', ...many].join('\n'))).toEqual(['0 picture too-many-pictures']);
  });

  test('may leave the price to the sale, in any of our languages, but says so', () => {
    expect(read('name,price\nFlowers,Open').articles).toEqual([{ name: 'Flowers' }]);
    expect(read('Name;Preis\nBlumen;offener Preis').articles).toEqual([{ name: 'Blumen' }]);
    expect(read('品名,价格\n花,开放').articles).toEqual([{ name: '花' }]);
    expect(faultsOf('name,price\nFlowers,\nRoses,opens')).toEqual(['2 price empty', '3 price not-a-price']);
  });

  test('may put articles into categories and give them a colour', () => {
    const text = 'name,price,category,colour\nTea,2.50,Drinks,Green\nRoll,1,,\nCup,5,Drinks,sky';
    expect(read(text.split('\nCup')[0] ?? '').articles).toEqual([
      { name: 'Tea', unitMinor: 250, category: 'Drinks', colour: 'green' },
      { name: 'Roll', unitMinor: 100 },
    ]);
    expect(read(text)).toMatchObject({
      articles: [{ colour: 'green' }, {}, { name: 'Cup', category: 'Drinks' }],
      faults: [],
      unknownColours: 1,
    });
    expect(read(text).articles[2]).not.toHaveProperty('colour');
    expect(faultsOf(`name,price,category\nTea,1,${'x'.repeat(41)}`)).toEqual(['2 category too-long']);
  });

  test('must name its columns', () => {
    expect(faultsOf('Coffee,3.50')).toEqual(['1 name missing-column', '1 price missing-column']);
    expect(faultsOf('')).toEqual(['1 name missing-column', '1 price missing-column']);
    expect(faultsOf('name,price\n')).toEqual(['0 - no-articles']);
  });

  test('may have several columns that fit: the likeliest name is read, wherever it stands', () => {
    const tea = [{ name: 'Tea', unitMinor: 250 }];
    const names = ['Description,Name,Unit price,Price', 'Leaves,Tea,2.10,2.50'];
    expect(read(names.join('\n'))).toEqual({ articles: tea, faults: [], unknownColours: 0 });
    expect(read('Prezzo,Prezzo unitario,Nome,Descrizione\n2.50,2.10,Tea,Leaves').articles).toEqual(tea);
    expect(read('Betrag;Einzelpreis;Bezeichnung;Artikel\n2,10;2,50;Leaves;Tea').articles).toEqual(tea);
    const scanned = [{ ...tea[0], code: '4006381333931' }];
    expect(read('Name,Price,SKU,Barcode\nTea,2.50,T-1,4006381333931').articles).toEqual(scanned);
    expect(read('Name,Price,Code,EAN\nTea,2.50,T-1,4006381333931').articles).toEqual(scanned);
    expect(read('Name;Preis;Code;Barcode\nTea;2,50;T-1;4006381333931').articles).toEqual(scanned);
    expect(read('Nom;Prix;Code;Code-barres\nTea;2,50;T-1;4006381333931').articles).toEqual(scanned);
  });

  test('is refused when the name that it would be read by stands there twice', () => {
    expect(faultsOf('Price,name,PRICE\n1,Tea,2')).toEqual(['1 price column-twice']);
    expect(faultsOf('Amount,Price,name,Amount\n1,2,Tea,3')).toEqual([]);
  });

  test('says where quotation marks do not close', () => {
    expect(faultsOf('name,price\nTea,1\n"Coffee,2\n')).toEqual(['3 - quotes']);
  });

  test('has limits', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => `Article ${index},1`);
    expect(faultsOf(['name,price', ...many].join('\n'))).toEqual(['0 - too-many-articles']);
    const quick = Array.from({ length: 25 }, (_, index) => `Article ${index},1,yes`);
    expect(faultsOf(['name,price,quick', ...quick].join('\n'))).toEqual(['0 quick too-many-quick']);
  });
});

describe('the tax rates of a catalogue', () => {
  const rates = [
    { id: 'STD', name: 'MwSt voll', percent: '19' },
    { id: 'red', name: 'MwSt', percent: '7.5' },
    { id: 'out', name: 'MwSt', percent: '7.500' },
    { id: '19', name: 'Luxury', percent: '33' },
  ];
  const rateOf = (cell: string) => {
    const { articles, faults } = readCatalogue(`name;price;tax rate\nTea;2.50;"${cell}"\n`, 2, rates);
    return faults[0]?.fault ?? articles[0]?.taxRate;
  };

  test.each([
    ['std', 'STD'],
    [' MwSt  Voll ', 'STD'],
    ['33 %', '19'],
    ['33,000', '19'],
    // Ids come first.
    ['19', '19'],
    ['', undefined],
    ['21', 'not-a-tax-rate'],
    ['VAT', 'not-a-tax-rate'],
    // These are two rates.
    ['7,5 %', 'not-a-tax-rate'],
    ['MwSt', 'not-a-tax-rate'],
  ])('%j is %s', (cell, rate) => expect(rateOf(cell)).toBe(rate));

  test('are left alone by a till that counts no tax', () => {
    expect(read('name;price;tax\nTea;2.50;whatever\n')).toEqual({
      articles: [{ name: 'Tea', unitMinor: 250 }],
      faults: [],
      unknownColours: 0,
    });
  });

  test('are said by line and column when they are none', () => {
    expect(readCatalogue('name;price;vat\nTea;2.50;99\n', 2, rates).faults).toEqual([
      { line: 2, column: 'tax', fault: 'not-a-tax-rate' },
    ]);
  });
});

// One cell of 2 MB blocked main for hours where its time grew with the square of its length.
test('a cell of any letters is read about as fast as one of plain letters', () => {
  const columns = ['name', 'price', 'code', 'category', 'quick', 'tax', 'colour', 'picture'];
  const rates = [{ id: 'standard', name: 'VAT', percent: '20' }];
  const timeOf = (letter: string): number => {
    const long = `"a${letter.repeat(60_000)}b"`;
    const files = columns.map(
      (column) => `${columns.join(';')}\n${columns.map((each) => (each === column ? long : '')).join(';')}`,
    );
    return processorMs(() => {
      for (const file of files) expect(readCatalogue(file, 2, rates).articles).toEqual([]);
    });
  };
  const plain = Math.min(timeOf('a'), timeOf('a'));
  // The square takes some fifty times as long.
  for (const letter of [' ', '\t', '0', ',', '%']) expect(timeOf(letter) / plain).toBeLessThan(15);
});
