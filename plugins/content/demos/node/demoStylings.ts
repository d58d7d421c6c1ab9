import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { DEMO_STYLINGS, type DemoStyling } from '../contract';
import { analyseDemoFile } from './analyseDemoFile';

const STYLED_FILE = /\.(tailwind|css)\.tsx$/;

/** Returns the file of a demo in a styling: `Basic.tsx` -> `Basic.tailwind.tsx`. */
export function stylingFile(demoPath: string, styling: DemoStyling): string {
  return styling === 'system' ? demoPath : demoPath.replace(/\.tsx$/, `.${styling}.tsx`);
}

/** Returns the base file of a styling; `undefined` for other files. */
export function baseOfStyling(file: string): string | undefined {
  return STYLED_FILE.test(file) ? file.replace(STYLED_FILE, '.tsx') : undefined;
}

/**
 * Returns the stylings of a demo, in the order of `DEMO_STYLINGS`.
 * @param demoPath Path of the demo's own file, `X.tsx`, as in messages.
 * @param read Reads a file by such a path; `undefined` if it does not exist.
 * @throws if the file of a styling is invalid; names the file and the fix.
 */
export async function findStylings(
  demoPath: string,
  read: (file: string) => Promise<string | undefined>,
): Promise<DemoStyling[]> {
  const stylings: DemoStyling[] = [];
  for (const styling of DEMO_STYLINGS) {
    const file = stylingFile(demoPath, styling);
    const code = styling === 'system' ? '' : await read(file);
    if (code === undefined) continue;
    if (styling !== 'system') checkStyling(file, styling, code);
    stylings.push(styling);
  }
  return stylings;
}

function checkStyling(file: string, styling: DemoStyling, code: string): void {
  const { hasDefaultExport, imports } = analyseDemoFile(code);
  if (!hasDefaultExport) {
    throw new ContentError(`${file} needs a default export: the demo in this styling.`);
  }
  const sheet = `./${path.posix.basename(file, '.tsx')}`;
  if (styling === 'css' && !imports.includes(sheet)) {
    throw new ContentError(`${file} must have the style sheet of its own: import '${sheet}';`);
  }
}

/**
 * Throws if a folder contains a styling without its base demo.
 * @param names File names of the folder.
 * @param folder As in the message.
 */
export function checkStylingsHaveBase(names: readonly string[], folder: string): void {
  for (const name of names) {
    const base = baseOfStyling(name);
    if (base !== undefined && !names.includes(base)) {
      throw new ContentError(
        `${folder}/${name} is a styling of a demo that is not there; create ${folder}/${base}, which a page can show, or rename it.`,
      );
    }
  }
}
