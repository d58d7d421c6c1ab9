import { transform } from 'sucrase';

/**
 * Compiles TypeScript to JavaScript without types, in the same lines. Imports that no value uses go with them.
 * @throws if the text cannot be parsed; the message names file and location.
 */
export function compileTypes(code: string, fileName: string, keepUnusedImports = false): string {
  return transform(code, {
    transforms: fileName.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports,
    filePath: fileName,
  }).code;
}
