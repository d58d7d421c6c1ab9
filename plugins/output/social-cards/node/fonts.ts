import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';

/** A font in satori's format. */
export interface CardFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 400 | 600;
  readonly style: 'normal';
}

const LATIN = 'Geist';

/** Returns the font names as a CSS font-family, in lookup order. */
export function fontFamily(fonts: readonly CardFont[]): string {
  return [...new Set(fonts.map(({ name }) => name))].join(', ');
}

const WEIGHTS = [400, 600] as const;
const FACE = /url\(\.\/files\/([^)]+\.woff)\)[\s\S]*?unicode-range:\s*([^;]+);/g;
const RANGE = /^U\+([\da-f]+)(?:-([\da-f]+))?$/i;

/** A subset of a font and its characters. */
export interface FontSubset {
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Parses the subsets in a style sheet of `@fontsource`. */
export function readSubsets(css: string): FontSubset[] {
  return [...css.matchAll(FACE)].map(([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').flatMap((range): [number, number][] => {
      const [, first, last = first] = RANGE.exec(range.trim()) ?? [];
      return first === undefined || last === undefined
        ? []
        : [[Number.parseInt(first, 16), Number.parseInt(last, 16)]];
    }),
  }));
}

/** Whether the Latin font contains a character. */
const isLatin = (code: number) => code <= 0xff || (code >= 0x2010 && code <= 0x2026);

/** Returns the subset files that a text needs besides the Latin font. */
export function subsetsFor(text: string, subsets: readonly FontSubset[]): string[] {
  const codes = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))];
  const wanted = codes.filter((code) => !isLatin(code));
  return subsets
    .filter(({ ranges }) =>
      wanted.some((code) => ranges.some(([first, last]) => code >= first && code <= last)),
    )
    .map(({ file }) => file);
}

/** Returns a function that loads the fonts for a text; each file is read once. */
export function createFontReader(siteDir: string): (text: string) => CardFont[] {
  const folder = (name: string) => findPackageFolder(siteDir, `@fontsource/${name}`) ?? '';
  const files = new Map<string, Buffer>();
  const read = (file: string) => {
    const data = files.get(file) ?? readFileSync(file);
    files.set(file, data);
    return data;
  };
  const chinese = WEIGHTS.map((weight) => ({
    weight,
    subsets: readSubsets(readFileSync(path.join(folder('noto-sans-sc'), `${weight}.css`), 'utf8')),
  }));
  return (text) => [
    ...WEIGHTS.map((weight): CardFont => {
      const file = path.join(
        folder('geist-sans'),
        'files',
        `geist-sans-latin-${weight}-normal.woff`,
      );
      return { name: LATIN, data: read(file), weight, style: 'normal' };
    }),
    ...chinese.flatMap(({ weight, subsets }) =>
      subsetsFor(text, subsets).map((file): CardFont => ({
        // satori allows one file per name.
        name: file.replace(/-\d+-normal\.woff$/, ''),
        data: read(path.join(folder('noto-sans-sc'), 'files', file)),
        weight,
        style: 'normal',
      })),
    ),
  ];
}
