import { typescriptToJavascript } from '../../code-blocks/node';
import { isScript, replaceSpecifiers } from './collectDemoFiles';
import { moduleRequests } from './moduleRequests';

/** A displayed file of a demo. */
export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

/** `.tsx` -> `.jsx`, since not every bundler accepts JSX in `.js`; `.ts` -> `.js`. */
const toJavascriptName = (name: string) =>
  name.replace(/\.ts(x?)$/, (_extension, x: string) => `.js${x}`);

/** Converts a file to JavaScript, including its imports; style sheets are unchanged. */
export async function toJavascript({ name, code }: NamedCode): Promise<NamedCode> {
  if (!isScript(name)) return { name, code };
  const linked = replaceSpecifiers(code, moduleRequests(code, name), (specifier) =>
    specifier.startsWith('.') ? toJavascriptName(specifier) : specifier,
  );
  return { name: toJavascriptName(name), code: await typescriptToJavascript(linked, name) };
}
