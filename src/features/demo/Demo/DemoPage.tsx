import Head from '@docusaurus/Head';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import type { StagedDemo } from '@site/plugins/content/demos/contract';
import { PrefsProvider } from '@site/src/prefs';
import { demoTitle } from '@site/src/site/demoTitle';
import { t } from '../texts';
import { BareDemo } from './BareDemo';

/** A page with a demo and nothing else, as the reader has set the site. `DEMO_PAGES` lists them. */
export default function DemoPage({ demo }: { readonly demo: StagedDemo }) {
  return (
    <ColorModeProvider>
      <PrefsProvider>
        <Head>
          <title>{t('demo.frameTitle', { name: demoTitle(demo.name) })}</title>
          <meta name="robots" content="noindex" />
        </Head>
        <BareDemo demo={demo} bg="page" wanted />
      </PrefsProvider>
    </ColorModeProvider>
  );
}
