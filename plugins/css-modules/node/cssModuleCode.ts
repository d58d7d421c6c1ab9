import type { CssModule } from './compileCssModule';

/** The code of the module that the server imports: names only. */
export function namesCode({ names }: CssModule): string {
  return `module.exports = ${JSON.stringify(names)};\n`;
}

/**
 * The code of the module from which the bundler takes the style sheet, in the form in which css-loader
 * writes it.
 */
export function styleSheetCode({ css, files, names }: CssModule): string {
  const text = css.flatMap((part, index) => {
    const file = files[index];
    return file === undefined
      ? [JSON.stringify(part)]
      : [
          JSON.stringify(part),
          `JSON.stringify(String(new URL(${JSON.stringify(file)}, import.meta.url)))`,
        ];
  });
  return [
    `const styleSheets = [[module.id, ${text.join(' + ')}, '']];`,
    `styleSheets.locals = ${JSON.stringify(names)};`,
    'module.exports = styleSheets;',
    '',
  ].join('\n');
}
