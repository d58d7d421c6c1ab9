import { typescriptToJavascript } from './typescriptToJavascript';

/** Fence language -> Prism's name for the language of its JavaScript form. */
const JAVASCRIPT_LANGUAGE: Readonly<Record<string, string>> = { tsx: 'jsx', ts: 'js' };

export interface JavascriptForm {
  readonly code: string;
  readonly language: string;
}

/** Statements that remain of a fence with types only. */
const IMPORT_LINE = /^import\b/;

/**
 * Returns the JavaScript form of a TypeScript fence; `null` for other languages, for code without
 * TypeScript, for code with types only, and for fragments that cannot be parsed.
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

/** Returns the title of the JavaScript form: file names get its extension. */
export function javascriptTitle(title: string | undefined): string | undefined {
  return title?.replace(/\.ts(x?)$/, '.js$1');
}
