import { codeSegments } from '../rows/codeSegments';

test.each([
  ['boolean', ['boolean']],
  ['', ['']],
  ['React.ReactNode', ['React.ReactNode']],
  ['AutocompleteRenderInputParams', ['Autocomplete', 'Render', 'Input', 'Params']],
  [
    '.MuiAutocomplete-popupIndicatorOpen',
    ['.', 'Mui', 'Autocomplete-', 'popup', 'Indicator', 'Open'],
  ],
  ['(a: string) => void', ['(a: string) => void']],
  ['Partial<AutocompleteClasses> | null', ['Partial<', 'Autocomplete', 'Classes> | null']],
  ['unstable_isActiveElementInListbox', ['unstable_', 'is', 'Active', 'Element', 'In', 'Listbox']],
])('%s', (code, segments) => {
  expect(codeSegments(code)).toEqual(segments);
  expect(codeSegments(code).join('')).toBe(code);
});
