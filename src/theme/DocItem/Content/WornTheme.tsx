import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeSettings } from '@site/src/prefs';
import { useLoaded } from '@site/src/ui/useLoaded';
import type { ReactNode } from 'react';

const loadBar = () =>
  import('@site/src/features/worn-theme-bar').then((feature) => feature.WornThemeBar);

/**
 * The bar of a theme that demos wear, which loads for its readers only. If it cannot be loaded, the
 * builder can take the theme off, too.
 */
export default function WornTheme(): ReactNode {
  const { worn } = useThemeSettings();
  const { permalink } = useDoc().metadata;
  const { value: WornThemeBar } = useLoaded(loadBar, worn !== '');
  return worn !== '' && WornThemeBar && <WornThemeBar pathname={permalink} />;
}
