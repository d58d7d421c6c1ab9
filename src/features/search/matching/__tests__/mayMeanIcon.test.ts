import { toRecords } from '../records';
import { mayMeanIcon } from '../mayMeanIcon';
import { SearchIndex } from '../searchIndex';

const index = new SearchIndex();
const pages = [
  { path: 'react-button/', title: 'Button', names: 'IconButton' },
  {
    path: 'api/chip/',
    title: 'Chip API',
    members: [['Chip', '', [['prop', 'chip-prop-', 'deleteIcon label']]] as const],
  },
];
index.add(toRecords({ schema: 1, base: '/', pages }, { product: 'a', version: 'current' }));

it.each([
  ['trash', true],
  ['trash icon', true],
  ['delete icon', true],
  ['DeleteIcon', true],
  ['deleteIcon', false],
  ['chip delete icon', false],
  ['icon button', false],
  ['label', false],
  ['button', false],
])('"%s": %s', (query, expected) => {
  const result = index.search(query, { product: '', face: '', includes: () => true }, 3);
  expect(mayMeanIcon(query, result)).toBe(expected);
});
