import { generatedFileError } from './generatedFileError';

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\), .*\],(?:\};)?$/;

/**
 * Reads the modules of `registry.js`, by the names of their chunks. Throws when a line has another
 * shape.
 */
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
