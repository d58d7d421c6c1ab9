import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DemoProps } from '@site/plugins/content/demos/contract';
import { usePageAds } from '@site/src/features/ads';
import { copyToClipboard } from '@site/src/features/code';
import { useIconFont } from '@site/src/features/icon-font';
import { PanelBoundary } from '@site/src/features/panels';
import { useCodeStyling, useCodeVariant, useDirection } from '@site/src/prefs';
import { demoHash, STYLING_OF_PREFIX, type CodeVariant } from '@site/src/site/demoHash';
import { toSourceUrl } from '@site/src/site/links';
import clsx from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { useIssueUrl } from '@site/src/features/feedback';
import { useRepositoryUrl } from '@site/src/features/services';
import { DemoToolbar, type SandboxHost } from '../toolbar/DemoToolbar';
import { codeOf, editDemoSource, wholeText } from './demoSource';
import { DemoAd } from './DemoAd';
import { demoAnchors, useDemoStyling, useOpenedByHash } from './demoLinks';
import { DemoSourcePanel } from './DemoSourcePanel';
import { DemoStage } from './DemoStage';
import { demoTitle } from '@site/src/site/demoTitle';
import { useLoaded } from '@site/src/ui/useLoaded';
import { openSandbox } from './openSandbox';
import styles from './styles.module.css';
import { useEditedText } from './useEditedText';
import { useLoadedDemo } from './useLoadedDemo';
import { useMountedInBrowser } from './useMountedInBrowser';
import { useDemoWanted } from './useDemoWanted';
import { t } from '../texts';

/**
 * A live demo with its source. Pages write `<Demo src="./X.tsx" />`; the build replaces `src` with
 * `demo` and `id` (plugins/content/demos).
 */
export function Demo({
  demo,
  id,
  defaultCodeOpen = false,
  hideToolbar = false,
  disableAd = false,
  ...stageProps
}: DemoProps) {
  const { collectAnchor } = useBrokenLinks();
  demoAnchors(id, hideToolbar ? [] : demo.stylings).forEach(collectAnchor);

  const { i18n } = useDocusaurusContext();
  const sourceUrl = toSourceUrl(useRepositoryUrl(), demo.path);
  const reportUrl = useIssueUrl(`#${id}`);
  const { direction } = useDirection();
  const { codeVariant: variant, setCodeVariant } = useCodeVariant();
  const { setCodeStyling } = useCodeStyling();
  const styling = useDemoStyling(demo);

  const sectionRef = useRef<HTMLElement>(null);
  const contentRef = useRef<HTMLDivElement | null>(null);
  const focusRef = useRef<HTMLDivElement>(null);
  const wanted = useDemoWanted(contentRef);
  const live = useLoadedDemo(demo, styling, wanted);
  const [resetKey, setResetKey] = useState(0);
  useIconFont(demo.usesIconFont === true);

  const [codeOpen, setCodeOpen] = useState(defaultCodeOpen);
  const feedUrl = usePageAds()?.feedUrl;
  const [adWanted, setAdWanted] = useState(false);
  const openCode = useCallback(() => setCodeOpen(true), []);
  useOpenedByHash(id, sectionRef, openCode, !hideToolbar);

  const loadSource = useCallback(() => demo.loadSource(styling), [demo, styling]);
  // The server's HTML contains the preview of the styling `system`.
  const previewIsThere = !useMountedInBrowser() && styling === 'system';
  const sourceWanted = codeOpen || (demo.previewLines > 0 && !previewIsThere);
  const source = useLoaded(loadSource, !hideToolbar && wanted && sourceWanted, demo.initialSource);
  const hasPreview = source.value
    ? codeOf(source.value, variant).preview !== null
    : demo.previewLines > 0;
  const sourceId = `demoSource-${id}`;

  const edited = useEditedText(`${styling} ${variant}`);
  const open = (host: SandboxHost) =>
    openSandbox(host, {
      demo,
      styling,
      variant,
      edited: edited.text,
      permalink: sourceUrl,
      language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
      direction,
    });

  const linkTo = (linked: CodeVariant) =>
    window.location.href.replace(/#.*$/, '') +
    demoHash({ id, variant: linked, styling: STYLING_OF_PREFIX[styling] });

  return (
    <>
      <section
        ref={sectionRef}
        id={id}
        className={clsx(styles.demo, stageProps.bg !== 'inline' && styles.framed)}
        aria-label={t('demo.region', { name: demoTitle(id) })}
        // Not on the server: it means that the demo is hydrated.
        data-demo-styling={demo.initial ? undefined : live.value?.styling}
        // On the server only: the source for the page's Markdown.
        data-demo-source={demo.sources}
      >
        <DemoStage
          {...stageProps}
          demo={demo}
          live={live}
          contentRef={contentRef}
          focusRef={focusRef}
          resetKey={resetKey}
          edited={
            edited.text !== null && source.value
              ? { code: codeOf(source.value, variant), text: edited.text, onError: edited.setError }
              : null
          }
        />
        {hideToolbar ? null : (
          <PanelBoundary>
            <div className={styles.toolbar}>
              <DemoToolbar
                name={demoTitle(id)}
                demoLabel={demo.path.replace(/^docs\//, '')}
                controlsId={sourceId}
                stylings={demo.stylings}
                styling={styling}
                onStylingChange={(chosen) => setCodeStyling(STYLING_OF_PREFIX[chosen])}
                variant={variant}
                onVariantChange={setCodeVariant}
                codeOpen={codeOpen}
                hasPreview={hasPreview}
                onToggleCode={() => {
                  setCodeOpen(!codeOpen);
                  setAdWanted(true);
                }}
                onOpenSandbox={open}
                onCopy={async () => {
                  const shown = editDemoSource(await loadSource(), variant, edited.text);
                  await copyToClipboard(wholeText(codeOf(shown, variant)));
                }}
                onResetFocus={() => focusRef.current?.focus()}
                onReset={() => {
                  edited.reset();
                  setResetKey((key) => key + 1);
                }}
                sourceUrl={sourceUrl}
                reportUrl={reportUrl}
                onCopyLink={(linked) => copyToClipboard(linkTo(linked))}
              />
            </div>
            {codeOpen || hasPreview ? (
              <DemoSourcePanel
                id={sourceId}
                name={demoTitle(id)}
                source={source}
                shown={codeOpen ? 'source' : 'preview'}
                variant={demo.initialSource ? null : variant}
                previewLines={demo.previewLines}
                edited={edited}
              />
            ) : null}
          </PanelBoundary>
        )}
      </section>
      {adWanted && feedUrl && !disableAd && <DemoAd feedUrl={feedUrl} />}
    </>
  );
}
