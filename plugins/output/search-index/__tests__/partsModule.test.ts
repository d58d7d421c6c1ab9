import { partFile, toPartsModule } from '../node/partsModule';

const PARTS = [
  { product: 'material-ui', version: 'current', versionLabel: 'v6.1.0', isDefault: true },
  { product: 'material-ui', version: 'v5', versionLabel: 'v5.16.7', isDefault: false },
];

it('names a file for each product and version', () => {
  expect(PARTS.map(partFile)).toEqual(['material-ui.current.json', 'material-ui.v5.json']);
});

it('lists the parts with the addresses that the bundler gives their files', () => {
  expect(toPartsModule(PARTS)).toBe(
    [
      'import url0 from "./material-ui.current.json";',
      'import url1 from "./material-ui.v5.json";',
      'export default [',
      '  { ...{"product":"material-ui","version":"current","versionLabel":"v6.1.0","isDefault":true}, url: url0 },',
      '  { ...{"product":"material-ui","version":"v5","versionLabel":"v5.16.7","isDefault":false}, url: url1 },',
      '];',
      '',
    ].join('\n'),
  );
});
