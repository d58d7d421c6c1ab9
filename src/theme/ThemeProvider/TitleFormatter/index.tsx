import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { useProductFace } from '@site/src/features/products';
import type { Props } from '@theme/ThemeProvider/TitleFormatter';
import { useCallback, type ComponentProps, type ReactNode } from 'react';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

// `<page title> - <product name>`; outside of products, the site's title.
export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  const name = useProductFace()?.name;
  const formatter: Formatter = useCallback(
    (params) => params.defaultFormatter(name ? { ...params, siteTitle: name } : params),
    [name],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
