/** Styles of `sx`, as the System computes them: values, and rules within such as media queries. */
export interface SxStyles {
  readonly [key: string]: string | number | SxStyles | undefined | null | boolean;
}

/** Properties whose numbers are not pixels, among those that playgrounds set. */
const UNITLESS =
  /^(?:flex|flexGrow|flexShrink|fontWeight|lineHeight|opacity|order|zIndex|grid(?:Row|Column)(?:Start|End)?)$/;

const toProperty = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns styles as lines of CSS. */
export function cssText(styles: SxStyles, indent = ''): string {
  return Object.entries(styles)
    .flatMap(([key, value]) => {
      if (value === undefined || value === null || typeof value === 'boolean') return [];
      if (typeof value === 'object') {
        return [`${indent}${key} {`, cssText(value, `${indent}  `), `${indent}}`];
      }
      const isLength = typeof value === 'number' && value !== 0 && !UNITLESS.test(key);
      return [`${indent}${toProperty(key)}: ${value}${isLength ? 'px' : ''};`];
    })
    .join('\n');
}
