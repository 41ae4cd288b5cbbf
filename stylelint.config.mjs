/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['out/**', 'dist/**', 'test-results/**'],
  // Where the custom properties of every page are declared.
  referenceFiles: ['src-renderer/theme/*.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Sizes of type, weights and distances come from src-renderer/theme/scales.css.
    'declaration-property-value-disallowed-list': [
      {
        font: ['/^(?!inherit$)/'],
        'font-weight': ['/^(?!var\\(--weight-|inherit$)/'],
        '/^(font-size|--fitted-size)$/': ['/\\d(rem|em|px|pt|vh|vw)/'],
        '/^((row-|column-)?gap|(margin|padding).*)$/': ['/\\d(rem|px|pt|vh|vw)/'],
      },
      { message: 'Take a token of src-renderer/theme/scales.css' },
    ],
    'no-unknown-custom-properties': true,

    // Arabic runs the other way: sides are named by the direction of the text.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: ['/^overflow/'] }],
    'value-keyword-layout-mappings': 'flow-relative',

    // What a style sheet dresses has a name of its own: no screen can change another.
    'selector-max-class': 0,
    'selector-pseudo-class-disallowed-list': ['global'],
    'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',

    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'function-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'property-no-deprecated': true,
    'selector-no-unmatchable': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // The scales themselves.
      files: ['src-renderer/theme/scales.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      // CSS modules, whose names the bundler makes unique; style sheets of whole pages name elements and parts only.
      files: ['**/*.module.css'],
      rules: { 'selector-max-class': null },
    },
  ],
};
