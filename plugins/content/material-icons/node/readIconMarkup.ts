import { Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Returns the content of an icon's `<svg>` from the package's ES module, which is one call:
 * `createSvgIcon(_jsx("path", { d: "…" }), 'Delete')`. Undefined for other modules.
 */
export function readIconMarkup(source: string): string | undefined {
  const [, children] = /createSvgIcon\((.*), '\w+'\);?\s*$/s.exec(source) ?? [];
  if (children === undefined) return undefined;
  // An installed package runs anyway. Each of its ten thousand modules would load the theme.
  const render = new Function('_jsx', '_jsxs', 'React', `return ${children}`) as (
    ...runtime: readonly unknown[]
  ) => React.ReactNode;
  return renderToStaticMarkup(render(jsx, jsxs, { Fragment }));
}
