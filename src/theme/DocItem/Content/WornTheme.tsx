import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeSettings } from '@site/src/prefs';
import { lazy, Suspense, type ReactNode } from 'react';

const Nothing = () => null;

const WornThemeBar = lazy(() =>
  import('@site/src/features/worn-theme-bar').then(
    (feature) => ({ default: feature.WornThemeBar }),
    // The builder can take the theme off, too.
    () => ({ default: Nothing }),
  ),
);

/** The bar of a theme that demos wear, which loads for its readers only. */
export default function WornTheme(): ReactNode {
  const { worn } = useThemeSettings();
  const { permalink } = useDoc().metadata;
  if (worn === '') return null;
  return (
    <Suspense fallback={null}>
      <WornThemeBar pathname={permalink} />
    </Suspense>
  );
}
