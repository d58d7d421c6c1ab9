import type { ReactNode } from 'react';

/**
 * Replaces `prism-react-renderer` in the bundles: code is highlighted at build time, but
 * theme-classic's client module still imports `Prism`. `Highlight` renders plain code.
 */
interface PlainToken {
  readonly types: readonly string[];
  readonly content: string;
}

interface HighlightProps {
  readonly code: string;
  readonly children: (props: {
    readonly className: string;
    readonly style: object;
    readonly tokens: readonly (readonly PlainToken[])[];
    readonly getLineProps: (input: object) => object;
    readonly getTokenProps: (input: { readonly token: PlainToken }) => object;
  }) => ReactNode;
}

export const Prism = { languages: {} };

const noTheme = { plain: {}, styles: [] };

/** Every theme name returns an empty theme. */
export const themes: Readonly<Record<string, typeof noTheme>> = new Proxy(
  {},
  { get: () => noTheme },
);

export function Highlight({ code, children }: HighlightProps) {
  return (
    <>
      {children({
        className: '',
        style: {},
        tokens: code.split('\n').map((content) => [{ types: ['plain'], content }]),
        getLineProps: () => ({}),
        getTokenProps: ({ token }) => ({ children: token.content }),
      })}
    </>
  );
}
