import { typescriptToJavascript } from '../../code-blocks/node/typescriptToJavascript';
import { isScript, replaceSpecifiers } from './collectDemoFiles';
import { moduleRequests } from './moduleRequests';

/** A file of a demo as it is shown. */
export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

/** `.tsx` -> `.jsx`, since not every bundler reads JSX in `.js`; `.ts` -> `.js`. */
const toJavascriptName = (name: string) =>
  name.replace(/\.ts(x?)$/, (_extension, x: string) => `.js${x}`);

/** The JavaScript form of a file, its imports included; a style sheet stays as it is. */
export async function toJavascript({ name, code }: NamedCode): Promise<NamedCode> {
  if (!isScript(name)) return { name, code };
  const linked = replaceSpecifiers(code, moduleRequests(code, name), (specifier) =>
    specifier.startsWith('.') ? toJavascriptName(specifier) : specifier,
  );
  return { name: toJavascriptName(name), code: await typescriptToJavascript(linked, name) };
}
