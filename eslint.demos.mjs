/** What only this site needs is kept out of demos: readers copy them. */

const element = (name, value = '') => `JSXAttribute[name.name=${name}]${value}`;

const syntax = [
  {
    selector: [
      element('/^(window|documentNode|storageWindow)$/'),
      'FunctionDeclaration > ObjectPattern > Property[key.name="window"]',
      'TSPropertySignature[key.name="window"]',
      element('"container"', '[value.expression.name="container"]'),
    ].join(', '),
    message: 'Leave this out: demos in a frame get its window from libraries/modules.',
  },
  {
    selector: element(
      '/^(modeStorageKey|colorSchemeStorageKey|colorSchemeNode|disableNestedContext|disableStyleSheetGeneration)$/',
    ),
    message: 'Leave this out, and give the demo the option `iframe` if it has a mode of its own.',
  },
  {
    selector:
      'ObjectExpression:not(:has(> Property[key.name="cssVarPrefix"])) > Property[key.name="disableCssColorScheme"]',
    message: 'Only a theme nested in another needs this; give other demos the option `iframe`.',
  },
  {
    selector:
      'CallExpression[callee.name="createTheme"] Property[shorthand=true][key.name=/^(components|direction)$/]',
    message: 'Create the theme outside of the component; demos get direction and density anyway.',
  },
  {
    selector: 'Literal[value=/data-theme/], TemplateElement[value.raw=/data-theme/]',
    message: 'Use `theme.applyStyles`, or `light-dark()` where the theme has no color schemes.',
  },
  {
    selector: `${element('"href"')} Literal[value=/^#/], ${element('"href"', '[value.value=/^#/]')}`,
    message: 'Link to a path of an application, e.g. `/invoices/2041`; the link is not followed.',
  },
  {
    selector:
      'Program:not(:has(ImportDeclaration[source.value="@mui/material/themeCssVarsAugmentation"])) ' +
      'LogicalExpression[left.property.name="vars"]',
    message:
      "Add `import type {} from '@mui/material/themeCssVarsAugmentation'`: without it, `vars` has no type.",
  },
  {
    // Without a value: a demo that switches it is about it.
    selector: element('"useFlexGap"', '[value=null]'),
    message: 'Use `gap` in `sx` instead of `spacing` with `useFlexGap`.',
  },
  {
    selector: `JSXElement[openingElement.name.name="AppBar"] ${element('"component"', '[value.value=/^h[2-6]$/]')}`,
    message: 'The title of a bar is no heading of a section; use `component="div"`.',
  },
  {
    selector: `${element('"aria-pressed"')} BinaryExpression[operator="==="]`,
    message: 'One of several is a radio or a toggle group; the current item has `aria-current`.',
  },
  {
    selector: element('"id"', '[value.type="Literal"]'),
    message: 'Take ids from `useId`, or leave them out: the demo may stand twice in a document.',
  },
  {
    selector: 'Property[key.name=/^(?:[mp][lr]|(?:margin|padding)(?:Left|Right))$/]',
    message:
      'Use `marginInlineStart`, `paddingInlineEnd` …: they follow the direction by themselves.',
  },
  {
    selector: 'ImportSpecifier[imported.name="flushSync"]',
    message: 'Leave `flushSync` out: move the focus in an effect.',
  },
];

const FOR_TOOLS = /^\s*(?:eslint|prettier|stylelint|@ts)-/;
const ABOUT_THE_SITE = /\bthis (?:page|site|frame)\b|page around|inside a frame|data-theme/i;

const comments = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments()) {
        if (ABOUT_THE_SITE.test(value)) {
          report({ loc, message: 'Write about the application, not about this site.' });
        }
        if (FOR_TOOLS.test(value)) report({ loc, message: 'Leave out comments for tools.' });
      }
    },
  }),
};

const inThemeFiles = [
  {
    selector: 'Property[key.name="cssVariables"]',
    message: 'Leave this out: an exported project extends the theme, which cannot have them then.',
  },
];

/**
 * Configuration for demos of all versions, and for their theme files.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const demos = [
  {
    files: ['docs/**/*.tsx', '*_versioned_docs/**/*.tsx'],
    plugins: { demos: { rules: { comments } } },
    rules: {
      'no-restricted-syntax': ['error', ...syntax],
      'demos/comments': 'error',
      // Dialogs give the focus to a field or button of their own.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['docs/**/*.theme.{ts,tsx}', '*_versioned_docs/**/*.theme.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...inThemeFiles] },
  },
];
