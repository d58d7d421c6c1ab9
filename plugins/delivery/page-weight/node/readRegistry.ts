import { generatedFileError } from './generatedFileError';

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\), .*\],(?:\};)?$/;

/** Parses `registry.js`: chunk name -> module. Throws if a line has an unknown format. */
export function readRegistry(source: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const line of source.split('\n')) {
    if (/^(?:export default \{|\};?)?$/.test(line.trim())) continue;
    const [, name, chunk, module] = ENTRY.exec(line) ?? [];
    if (name === undefined || name !== chunk || module === undefined) {
      throw generatedFileError('registry.js', `the line ${JSON.stringify(line.slice(0, 80))}`);
    }
    modules.set(name, JSON.parse(module) as string);
  }
  if (modules.size === 0) throw generatedFileError('registry.js', 'no entries');
  return modules;
}
