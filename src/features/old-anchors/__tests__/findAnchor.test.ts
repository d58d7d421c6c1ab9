import { findAnchor } from '../findAnchor';

const BUTTON_API = [
  'demos',
  'import',
  'props',
  'button-prop-children',
  'button-prop-disableElevation',
  'button-prop-variant',
  'button-inherited-button-base-action',
  'inheritance',
  'theme-default-props',
  'classes',
  'button-classes-Mui-disabled',
  'button-classes-MuiButton-root',
  'button-classes-MuiButton-startIcon',
  'source-code',
];
/** A page of several components. */
const SELECT_API = [
  'option',
  'option-props',
  'option-prop-label',
  'option-slots',
  'Option-css-base-Option-root',
  'option-classes',
  'option-classes-base--disabled',
  'option-group',
  'option-group-props',
  'option-group-prop-label',
  'option-group-classes',
  'select',
  'select-prop-value',
  'Select-css-base-Select-root',
];
const BUTTON = [
  'ButtonPlayground',
  'basic-button',
  'BasicButton',
  'variants',
  'ButtonVariants',
  'color',
  'sizes-and-icons',
  'icon-buttons',
  'file-inputs',
  'UploadButton',
  'api',
];

test.each([
  ['the former id of the section', BUTTON_API, 'css', 'classes'],
  ['… with the component', BUTTON_API, 'Button-css', 'classes'],
  ['… of version 4', BUTTON_API, 'component-name', 'theme-default-props'],
  ['a section with the component', BUTTON_API, 'Button-theme-default-props', 'theme-default-props'],
  ['… in lower case', BUTTON_API, 'button-props', 'props'],
  ['a prop in another case', BUTTON_API, 'Button-prop-variant', 'button-prop-variant'],
  ['a prop below its section', BUTTON_API, 'props-variant', 'button-prop-variant'],
  [
    'a prop in lower case',
    BUTTON_API,
    'button-prop-disableelevation',
    'button-prop-disableElevation',
  ],
  ['a prop alone', BUTTON_API, 'variant', 'button-prop-variant'],
  ['a class by its former id', BUTTON_API, 'Button-css-root', 'button-classes-MuiButton-root'],
  [
    'a class by its key',
    BUTTON_API,
    'button-classes-startIcon',
    'button-classes-MuiButton-startIcon',
  ],
  ['a class by its section', BUTTON_API, 'css-disabled', 'button-classes-Mui-disabled'],
  ['a slot of a component', SELECT_API, 'Select-css-root', 'Select-css-base-Select-root'],
  ['a component of several', SELECT_API, 'OptionGroup', 'option-group'],
  ['… by its former name', SELECT_API, 'SelectUnstyled', 'select'],
  ['its section', SELECT_API, 'OptionGroup-css', 'option-group-classes'],
  ['its prop', SELECT_API, 'OptionGroupUnstyled-prop-label', 'option-group-prop-label'],
  ['a plural', BUTTON, 'basic-buttons', 'basic-button'],
  ['a singular', BUTTON, 'variant', 'variants'],
  ['another case', BUTTON, 'Color', 'color'],
  ['the start of an id', BUTTON, 'sizes', 'sizes-and-icons'],
  ['the end of the link', BUTTON, 'customized-variants', 'variants'],
  ['a demo', BUTTON, 'upload-button', 'UploadButton'],
  ['a section in another script', ['按钮-大小'], '按钮', '按钮-大小'],
])('%s', (_what, ids, asked, expected) => {
  expect(findAnchor(asked, ids)).toBe(expected);
});

test.each([
  [BUTTON_API, 'slots'],
  [BUTTON_API, 'button-prop-colour'],
  [BUTTON_API, 'Chip-prop-variant'],
  [BUTTON, 'combo-box'],
  [BUTTON, '!'],
  [[], 'css'],
])('nothing on the page is meant by the link %#', (ids, asked) => {
  expect(findAnchor(asked, ids)).toBeUndefined();
});
