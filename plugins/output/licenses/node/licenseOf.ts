import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../common/files/listFiles';

/** The licence of an installed package. */
export interface PackageLicense {
  /** E.g. `react@18.3.1 (MIT)`. */
  readonly title: string;
  /**
   * The package's licence files, with those of code that it contains; its author and home if it has
   * none.
   */
  readonly text: string;
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

const LICENSE_FILE =
  /^(?:licen[cs]e|copying|notice)(?:[-_]\w+)?(?:\.(?:md|markdown|txt|mit|bsd))?$/i;

const nameIn = (value: string | { readonly name?: string } | undefined) =>
  typeof value === 'string' ? value : value?.name;

/** Reads a package's licence; `undefined` if the folder only marks a part of a package. */
export function licenseOf(folder: string): PackageLicense | undefined {
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageJson;
  if (!name || !version) return undefined;
  const id = typeof license === 'string' ? license : license?.type;
  const texts = listFiles(folder)
    .filter((file) => LICENSE_FILE.test(path.basename(file)) && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return {
    title: `${name}@${version}${id ? ` (${id})` : ''}`,
    text: (texts.length > 0
      ? texts.join('\n')
      : [nameIn(author), homepage].filter(Boolean).join(', ')
    )
      .replaceAll('\r\n', '\n')
      .trim(),
  };
}
