import { PrefsProvider } from '@site/src/prefs';
import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';

/** Adds the preferences inside Docusaurus's providers, since they need its ColorModeProvider. */
export default function PrefsLayoutProvider({ children }: Props) {
  return (
    <LayoutProvider>
      <PrefsProvider>{children}</PrefsProvider>
    </LayoutProvider>
  );
}
