import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { STYLE_SHEET_MARK, type DemoProps } from '@site/plugins/demos/contract';
import { t } from '@site/src/features/locale';
import { useScrollableTabIndex } from '@site/src/ui/useScrollableTabIndex';
import clsx from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoSourcePanel } from './DemoSourcePanel';
import { demoTitle } from './demoTitle';
import { KeptServerMarkup } from './KeptServerMarkup';
import { LoadFailure } from './LoadFailure';
import { loadStyleSheet } from './loadStyleSheet';
import styles from './styles.module.css';
import { useLoaded } from './useLoaded';
import { useNearViewport } from './useNearViewport';

const styleSheetMark = { [STYLE_SHEET_MARK]: '' };

/**
 * A live demo with its source below. In a page it is written `<Demo src="./X.tsx" />`; the build
 * turns `src` into `demo` and `id` (plugins/demos).
 */
export function Demo({
  demo,
  id,
  bg = 'outlined',
  height,
  maxWidth,
  defaultCodeOpen = false,
  hideToolbar = false,
}: DemoProps) {
  useBrokenLinks().collectAnchor(id);
  const stageRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const near = useNearViewport(contentRef);

  const { load, stylesheet } = demo;
  const loadStyled = useCallback(async () => {
    const [loaded] = await Promise.all([load(), stylesheet && loadStyleSheet(stylesheet)]);
    return loaded;
  }, [load, stylesheet]);
  const live = useLoaded(loadStyled, near, demo.initial);
  const stageTabIndex = useScrollableTabIndex(stageRef);

  const [codeOpen, setCodeOpen] = useState(defaultCodeOpen);
  // Code that is open from the start is in the page already; only copying it needs the text.
  const source = useLoaded(demo.loadSource, codeOpen && near, demo.initialSource);
  const sourceId = `demoSource-${id}`;

  return (
    <section
      id={id}
      className={clsx(styles.demo, bg !== 'inline' && styles.framed)}
      aria-label={t('demo.region', { name: demoTitle(id) })}
    >
      <div ref={stageRef} className={clsx(styles.stage, styles[bg])} tabIndex={stageTabIndex}>
        <KeptServerMarkup
          boxRef={contentRef}
          className={styles.content}
          style={{ minBlockSize: height, maxInlineSize: maxWidth }}
        >
          {live.value ? (
            <>
              {demo.initial && stylesheet ? (
                <link rel="stylesheet" href={stylesheet} {...styleSheetMark} />
              ) : null}
              <DemoErrorBoundary>
                <live.value.Library>
                  <live.value.Component />
                </live.value.Library>
              </DemoErrorBoundary>
            </>
          ) : null}
        </KeptServerMarkup>
      </div>
      {live.failed ? <LoadFailure message={t('demo.loadFailed')} onRetry={live.retry} /> : null}
      {hideToolbar ? null : (
        <div className={styles.toolbar}>
          <button
            type="button"
            className={styles.button}
            aria-expanded={codeOpen}
            aria-controls={sourceId}
            onClick={() => setCodeOpen((open) => !open)}
          >
            {codeOpen ? t('demo.hideCode') : t('demo.showCode')}
          </button>
        </div>
      )}
      {codeOpen ? (
        <DemoSourcePanel
          id={sourceId}
          source={source.value}
          failed={source.failed}
          onRetry={source.retry}
        />
      ) : null}
    </section>
  );
}
