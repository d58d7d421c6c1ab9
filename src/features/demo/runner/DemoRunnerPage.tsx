import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { PrefsProvider } from '@site/src/prefs';
import clsx from 'clsx';
import { DemoRunner } from './DemoRunner';
import { t } from '../texts';
import styles from './styles.module.css';

function Content() {
  if (!useIsBrowser()) return null;
  // Opened directly, or framed without sandbox: code would run with the site's origin.
  if (window.parent === window || window.origin !== 'null')
    return <p>{t('demo.editor.runnerAlone')}</p>;
  return <DemoRunner />;
}

/**
 * The page at `DEMO_RUNNER_ROUTE`, without header, navigation and footer. Its frame is sandboxed
 * without `allow-same-origin`, so edited code has no access to the parent page and the site's
 * storage.
 */
export default function DemoRunnerPage() {
  return (
    <ColorModeProvider>
      <PrefsProvider>
        <Head>
          <title>{t('demo.editor.runnerTitle')}</title>
          <meta name="robots" content="noindex" />
        </Head>
        <HtmlClassNameProvider className={clsx(styles.frame)}>
          <Content />
        </HtmlClassNameProvider>
      </PrefsProvider>
    </ColorModeProvider>
  );
}
