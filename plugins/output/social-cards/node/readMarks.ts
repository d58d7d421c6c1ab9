import { createJiti } from 'jiti';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { semanticColors } from '../../../../src/site/tokens';

const MARKS_MODULE = '../../../../src/ui/ProductLogo/marks.tsx';
const VARIABLE = /var\(--([\w-]+)\)/g;

/** Returns the product logos as SVG, in the site's light colours. */
export async function readMarks(): Promise<ReadonlyMap<string, string>> {
  // Docusaurus's loader does not compile JSX.
  const jiti = createJiti(__filename, { jsx: { runtime: 'automatic' } });
  const { MARKS } = await jiti.import<{ MARKS: Readonly<Record<string, ReactNode>> }>(MARKS_MODULE);
  return new Map(
    Object.entries(MARKS).map(([name, drawing]) => {
      const svg = createElement(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none' },
        drawing,
      );
      const markup = renderToStaticMarkup(svg).replace(
        VARIABLE,
        (_variable, token: string) => semanticColors[token]?.light ?? 'currentColor',
      );
      return [name, markup];
    }),
  );
}
