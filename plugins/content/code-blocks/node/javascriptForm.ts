import { typescriptToJavascript } from './typescriptToJavascript';

/** Languages of fences that may have a JavaScript form -> the name Prism gives that form's language. */
const JAVASCRIPT_LANGUAGE: Readonly<Record<string, string>> = { tsx: 'jsx', ts: 'js' };

export interface JavascriptForm {
  readonly code: string;
  readonly language: string;
}

/** Statements that remain when a fence was about types only. */
const IMPORT_LINE = /^import\b.*;$/;

/**
 * The JavaScript form of a TypeScript fence; `null` for another language, for code that is the same
 * in both, that is only about types, or that is a fragment no parser reads.
 */
export async function javascriptForm(
  code: string,
  language: string,
): Promise<JavascriptForm | null> {
  const javascriptLanguage = JAVASCRIPT_LANGUAGE[language];
  if (!javascriptLanguage) return null;
  let javascript: string;
  try {
    javascript = (await typescriptToJavascript(code, `fence.${language}`)).trimEnd();
  } catch {
    return null;
  }
  if (javascript === code.trimEnd()) return null;
  const isEmpty = javascript.split('\n').every((line) => !line.trim() || IMPORT_LINE.test(line));
  return isEmpty ? null : { code: javascript, language: javascriptLanguage };
}

/** The title of the JavaScript form: file names get its extension. */
export function javascriptTitle(title: string | undefined): string | undefined {
  return title?.replace(/\.ts(x?)$/, '.js$1');
}
