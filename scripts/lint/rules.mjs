// Rules of this project for oxlint (.oxlintrc.json): which files each holds for stands there.

/** `times`, `shareOfMinor` and the others are exact; whole numbers are added, subtracted and compared as they are. */
const EXACT = 'Amounts are counted exactly: use shared/money/exact-decimal.ts.';
const COUNTS = ":matches([operator='*'], [operator='/'], [operator='**'])";
const NAMED_AMOUNT = '/^(minor|amount)$|Minor$|Amount$/';

const FLOAT_ON_AMOUNTS = [
  `BinaryExpression${COUNTS} > Identifier[name=${NAMED_AMOUNT}]`,
  `BinaryExpression${COUNTS} > MemberExpression[property.name=${NAMED_AMOUNT}]`,
  `CallExpression[callee.object.name='Math'][callee.property.name=/^(round|floor|ceil|trunc|fround|pow)$/] Identifier[name=${NAMED_AMOUNT}]`,
  `CallExpression[callee.name=/^(Number|parseFloat|parseInt)$/] > Identifier[name=${NAMED_AMOUNT}]`,
];

/** A bigint is exact. */
const FLOAT_ANYWHERE = [
  `BinaryExpression${COUNTS}:not([left.bigint]):not([right.bigint]):not([right.left.bigint])`,
  "AssignmentExpression:matches([operator='*='], [operator='/='], [operator='**='])",
  "MemberExpression[object.name='Math'][property.name!=/^(min|max|abs)$/]",
  'CallExpression[callee.name=/^(parseFloat|parseInt)$/]',
  'MemberExpression[property.name=/^(toFixed|toPrecision|parseFloat|parseInt)$/]',
  "UnaryExpression[operator='+']",
];

/**
 * A rule that refuses the syntax the selectors describe (https://eslint.org/docs/latest/extend/selectors).
 *
 * @param {string} message
 * @param {readonly string[]} selectors
 */
const refuses = (message, selectors) => ({
  /** @param {{ report: (fault: { node: unknown, message: string }) => void }} context */
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
});

const plugin = {
  meta: { name: 'countertop' },
  rules: {
    'named-exports': refuses('Export by name, so that a search finds every use.', [
      'ExportDefaultDeclaration',
    ]),
    'literal-imports': refuses('Import by a literal name, so that the import table can be checked.', [
      "ImportExpression[source.type!='Literal']",
    ]),
    /** Where something is by its name an amount that is multiplied, divided, rounded or read. */
    'no-float-on-amounts': refuses(EXACT, FLOAT_ON_AMOUNTS),
    /** For files that do little else than count money, whatever the names. */
    'no-float': refuses(EXACT, FLOAT_ANYWHERE),
    'no-number-of-text': refuses(EXACT, ["CallExpression[callee.name='Number']"]),
  },
};

export default plugin;
