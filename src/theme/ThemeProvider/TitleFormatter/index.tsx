import { useLocation } from '@docusaurus/router';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace } from '@site/src/site/products';
import type { Props } from '@theme/ThemeProvider/TitleFormatter';
import { useCallback, type ComponentProps, type ReactNode } from 'react';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

// `<page title> - <product name>`; pages of the site itself name the site.
export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  const formatter: Formatter = useCallback(
    (params) => {
      const face =
        params.plugin.name === 'docusaurus-plugin-content-docs'
          ? findProductFace(getProductIdentity(pathname))
          : null;
      return params.defaultFormatter(face ? { ...params, siteTitle: face.name } : params);
    },
    [pathname],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
