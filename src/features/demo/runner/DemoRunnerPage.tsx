import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { t } from '@site/src/features/locale';
import { PrefsProvider } from '@site/src/prefs';
import clsx from 'clsx';
import { DemoRunner } from './DemoRunner';
import styles from './styles.module.css';
import '../texts';

function Content() {
  if (!useIsBrowser()) return null;
  // Opened by itself: nobody will send a demo.
  if (window.parent === window) return <p>{t('demo.editor.runnerAlone')}</p>;
  return <DemoRunner />;
}

/**
 * The page at `DEMO_RUNNER_ROUTE`. It is shown in a frame whose sandbox takes its origin away, so
 * that edited code can reach neither the page around it nor what the reader's browser keeps for the
 * site. It has no header, navigation or footer.
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
