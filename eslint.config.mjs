import { defineConfig } from 'eslint/config';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SYNTAX = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that a search finds every use.',
  },
  {
    selector: "ImportExpression[source.type!='Literal']",
    message: 'Import by a literal name, so that the import table can be checked.',
  },
];

/** `times`, `shareOfMinor` and the others are exact; whole numbers are added, subtracted and compared as they are. */
const EXACT = 'Amounts are counted exactly: use shared/exact-decimal.ts.';
const COUNTS = ":matches([operator='*'], [operator='/'], [operator='**'])";
const NAMED_AMOUNT = '/^(minor|amount)$|Minor$|Amount$/';

/** Where it is by its name an amount that is multiplied, divided, rounded or read. */
const FLOAT_ON_AMOUNTS = [
  `BinaryExpression${COUNTS} > Identifier[name=${NAMED_AMOUNT}]`,
  `BinaryExpression${COUNTS} > MemberExpression[property.name=${NAMED_AMOUNT}]`,
  `CallExpression[callee.object.name='Math'][callee.property.name=/^(round|floor|ceil|trunc|fround|pow)$/] Identifier[name=${NAMED_AMOUNT}]`,
  `CallExpression[callee.name=/^(Number|parseFloat|parseInt)$/] > Identifier[name=${NAMED_AMOUNT}]`,
].map((selector) => ({ selector, message: EXACT }));

/** In files that do little else than count money, whatever the names. A bigint is exact. */
const FLOAT_ANYWHERE = [
  `BinaryExpression${COUNTS}:not([left.bigint]):not([right.bigint]):not([right.left.bigint])`,
  "AssignmentExpression:matches([operator='*='], [operator='/='], [operator='**='])",
  "MemberExpression[object.name='Math'][property.name!=/^(min|max|abs)$/]",
  'CallExpression[callee.name=/^(parseFloat|parseInt)$/]',
  'MemberExpression[property.name=/^(toFixed|toPrecision|parseFloat|parseInt)$/]',
  "UnaryExpression[operator='+']",
].map((selector) => ({ selector, message: EXACT }));
const NUMBER_OF_TEXT = { selector: "CallExpression[callee.name='Number']", message: EXACT };

const MONEY_FILES = [
  'shared/{money,rebate,typed-amount,tip,makeup,shift-report}.ts',
  'shared/cart/**/*.ts',
  'src-main/counter/**/*.ts',
  'src-main/shifts/**/*.ts',
  'src-main/sales/stated-amount.ts',
  'src-main/service/endpoints/{create-payment,stated-amounts}.ts',
  'src-main/papers/{receipt,sale-rows}.ts',
  'src-main/till/sale-wanted.ts',
  'src-main/terminal/{ask-above,profile}.ts',
  'src-renderer/{amounts,cart,new-sale}/**/*.{ts,tsx}',
];

export default defineConfig(
  { ignores: ['out/', 'dist/', 'demo/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,mts,tsx,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers in messages are deliberate here: amounts, ports and seconds read well as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-restricted-syntax': ['error', ...SYNTAX],
    },
  },
  {
    files: ['{shared,src-main,src-renderer}/**/*.{ts,tsx}'],
    ignores: ['shared/exact-decimal.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...FLOAT_ON_AMOUNTS] },
  },
  {
    files: MONEY_FILES,
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX, ...FLOAT_ON_AMOUNTS, ...FLOAT_ANYWHERE, NUMBER_OF_TEXT],
    },
  },
  {
    // What SQLite answers is made a number here, times among it.
    files: ['src-main/ledger/amounts/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...FLOAT_ON_AMOUNTS, ...FLOAT_ANYWHERE] },
  },
  {
    files: ['src-renderer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  { files: ['**/*.config.{ts,mts,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['scripts/**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
);
