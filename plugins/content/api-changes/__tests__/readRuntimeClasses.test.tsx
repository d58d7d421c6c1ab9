import FilledInput, { type FilledInputProps } from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { readRuntimeClasses } from '../node/readRuntimeClasses';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const filledInput = { name: 'FilledInput', module: '@mui/material/FilledInput' };

const listItem = { name: 'ListItem', module: '@mui/material/ListItem' };
const olderListItem = { name: 'ListItem', module: 'material-v5/ListItem' };
const noSsr = { name: 'NoSsr', module: '@mui/material/NoSsr' };

test.each<[string, { name: string; module: string }, string, string | undefined]>([
  ['a class of its own', filledInput, 'root', 'MuiFilledInput-root'],
  ['a class of the component inside', filledInput, 'inputMultiline', 'MuiInputBase-inputMultiline'],
  ['no such class', filledInput, 'inputUnknown', undefined],
  ['a class of the older version', olderListItem, 'selected', 'Mui-selected'],
  ['a class that is gone', listItem, 'selected', undefined],
  ['a component without classes', noSsr, 'root', undefined],
])('%s', (_name, component, key, className) => {
  expect(readRuntimeClasses(SITE_DIR, component)[key]).toBe(className);
});

test.each<[string, FilledInputProps]>([
  ['inputAdornedEnd', { endAdornment: 'kg' }],
  ['inputAdornedStart', { startAdornment: '$' }],
  ['inputHiddenLabel', {}],
  ['inputMultiline', { multiline: true }],
  ['inputSizeSmall', { size: 'small' }],
  ['inputTypeSearch', { type: 'search' }],
])('FilledInput renders the class of %s, whose key left its types', (key, props) => {
  const className = readRuntimeClasses(SITE_DIR, filledInput)[key];
  const html = renderToString(
    <FormControl hiddenLabel>
      <FilledInput {...props} />
    </FormControl>,
  );
  expect(html).toContain(` ${className ?? 'no class'}`);
});
