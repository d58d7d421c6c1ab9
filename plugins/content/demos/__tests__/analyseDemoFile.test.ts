import { analyseDemoFile } from '../node/analyseDemoFile';

describe('analyseDemoFile', () => {
  test.each([
    ['export default function Basic() { return <b>x</b>; }', true],
    ['export default () => <b />;', true],
    ['const Basic = () => null;\nexport default Basic;', true],
    ['export default class Basic {}', true],
    ['function Basic() {}\nexport { Basic as default };', true],
    ["export { default } from './Basic';", true],
    ['export function Basic() { return null; }', false],
    ['// export default function Basic() {}', false],
    ['const text = "export default Basic";', false],
    ["export * from './Basic';", false],
    ['', false],
  ])('finds the default export of %s', (code, expected) => {
    expect(analyseDemoFile(code).hasDefaultExport).toBe(expected);
  });

  it('lists imports in order, without those that are only types or in text', () => {
    const code = [
      "'use client';",
      "import * as React from 'react';",
      "import type { Theme } from '@mui/material/styles';",
      'import {',
      '  Button,',
      "} from '@mui/joy';",
      "import './styles.css';",
      "// import Box from '@mui/system';",
      "const example = `import x from '@mui/base'`;",
    ].join('\n');
    expect(analyseDemoFile(code).imports).toEqual(['react', '@mui/joy', './styles.css']);
  });
});
