import { Global, type CSSObject } from '@emotion/react';
import { useMemo } from 'react';
import { changedRules, type StyleRules } from './changedRules';
import { StyleCacheProvider } from './StyleCacheProvider';

interface ChangedVariablesProps {
  /** Rules of the library's default theme, which its style sheet contains. */
  readonly defaults: readonly StyleRules[];
  /** The theme with the reader's settings. */
  readonly theme: { readonly generateStyleSheets: () => readonly StyleRules[] };
  readonly container: Document | undefined;
}

/**
 * Adds the CSS variables that the reader's settings change. They follow the library's style sheet,
 * even if its other styles are injected first.
 */
export function ChangedVariables({ defaults, theme, container }: ChangedVariablesProps) {
  const changes = useMemo(
    () => changedRules(defaults, theme.generateStyleSheets()),
    [defaults, theme],
  );
  return (
    <StyleCacheProvider container={container}>
      {Object.keys(changes).length > 0 ? <Global styles={changes as CSSObject} /> : null}
    </StyleCacheProvider>
  );
}
