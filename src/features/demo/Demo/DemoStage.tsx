import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  STYLE_SHEET_MARK,
  type DemoBackground,
  type DemoProps,
  type StagedDemo,
} from '@site/plugins/content/demos/contract';
import { useScrollableTabIndex } from '@site/src/ui/useScrollableTabIndex';
import clsx from 'clsx';
import { useRef, type MutableRefObject, type ReactNode, type RefObject } from 'react';
import { DemoFrame } from '../frame/DemoFrame';
import { linksStayHere } from '../linksStayHere';
import stage from '../stage.module.css';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { demoTitle } from '@site/src/site/demoTitle';
import type { Loading } from '@site/src/ui/useLoaded';
import { EditedStage, type EditedStageProps } from './EditedStage';
import { KeptServerMarkup } from './KeptServerMarkup';
import { LoadFailure } from './LoadFailure';
import styles from './styles.module.css';
import { thrownMessage } from './thrownMessage';
import { useMountedInBrowser } from './useMountedInBrowser';
import { useInViewMark } from './useInView';
import type { StyledDemo } from './useLoadedDemo';
import { t } from '../texts';

const styleSheetMark = { [STYLE_SHEET_MARK]: '' };

interface DemoStageProps extends Pick<
  DemoProps,
  'height' | 'narrowHeight' | 'maxWidth' | 'iframe' | 'scrollable'
> {
  /** A demo on a page of its own has all of it. */
  readonly bg?: DemoBackground | 'page';
  readonly demo: StagedDemo;
  readonly live: Loading<StyledDemo>;
  readonly contentRef: MutableRefObject<HTMLDivElement | null>;
  /** Receives focus when the reader tests the demo by keyboard. */
  readonly focusRef?: RefObject<HTMLDivElement>;
  /** Changes to restart the demo. */
  readonly resetKey: number;
  /** Its name in reports of errors, if it is not the demo's. */
  readonly reportedAs?: string;
  /** Edited code; `null` if unchanged. */
  readonly edited?: Pick<EditedStageProps, 'code' | 'text' | 'onError'> | null;
}

/** The demo in its library's wrapper, inside its frame if it has one. */
function LiveDemo({
  demo,
  live: { Component, Library, css, styling, theme },
  frame,
}: {
  readonly demo: StagedDemo;
  readonly live: StyledDemo;
  /** Document of its frame. */
  readonly frame?: Document;
}) {
  return (
    <>
      {demo.initial && demo.stylesheet ? (
        <link rel="stylesheet" href={demo.stylesheet} {...styleSheetMark} />
      ) : null}
      {css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null}
      <Library injectFirst={styling !== 'system'} container={frame} theme={theme}>
        <Component />
      </Library>
    </>
  );
}

/** Background, demo and error message. */
export function DemoStage({
  demo,
  bg = 'outlined',
  height,
  narrowHeight,
  maxWidth,
  iframe = false,
  scrollable = false,
  live,
  contentRef,
  focusRef,
  resetKey,
  reportedAs = demo.name,
  edited,
}: DemoStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollableTabIndex(stageRef);
  useInViewMark(stageRef);
  const loaded = live.value;
  // What the server rendered is there, except in a frame; it has no sentence, so hydration has none either.
  const isHydrated = useIsBrowser();
  const isEmpty = useMountedInBrowser() || (iframe && isHydrated);
  const thrown = thrownMessage(live.reason);

  const bounded = (children: ReactNode) => (
    <DemoErrorBoundary key={`${resetKey}-${loaded?.styling}`} demoName={reportedAs}>
      {children}
    </DemoErrorBoundary>
  );

  const content = (frame?: Document) => {
    if (!loaded) return null;
    if (!edited) return bounded(<LiveDemo demo={demo} live={loaded} frame={frame} />);
    return (
      <EditedStage
        {...edited}
        demo={demo}
        iframe={iframe}
        scrollable={scrollable}
        styled={loaded}
        stageRef={stageRef}
      >
        {iframe ? null : bounded(<LiveDemo demo={demo} live={loaded} />)}
      </EditedStage>
    );
  };

  return (
    <>
      {focusRef ? (
        <div
          ref={focusRef}
          className={styles.focusTarget}
          role="group"
          aria-label={t('demo.focusTarget', { name: demoTitle(demo.name) })}
          tabIndex={-1}
        />
      ) : null}
      <div
        ref={stageRef}
        className={clsx(styles.stage, styles[bg], iframe && styles.frameStage)}
        tabIndex={tabIndex}
        data-demo-stage=""
        {...linksStayHere}
      >
        {loaded || !isEmpty ? null : (
          <p className={styles.printed}>{t('demo.notPrinted', { name: demoTitle(demo.name) })}</p>
        )}
        {iframe && !edited ? (
          <div ref={contentRef} className={styles.frameBox} style={{ maxInlineSize: maxWidth }}>
            <DemoFrame
              title={t('demo.frameTitle', { name: demoTitle(demo.name) })}
              height={height}
              narrowHeight={narrowHeight}
              scrollable={scrollable}
              stylesheet={demo.stylesheet}
            >
              {content}
            </DemoFrame>
          </div>
        ) : (
          <KeptServerMarkup
            boxRef={contentRef}
            name={demo.name}
            className={stage.content}
            style={{ minBlockSize: height, maxInlineSize: maxWidth }}
          >
            {content()}
          </KeptServerMarkup>
        )}
      </div>
      {live.failed ? (
        <LoadFailure
          message={
            thrown === undefined ? t('demo.loadFailed') : [t('demo.crashed'), thrown].join(' ')
          }
          onRetry={live.retry}
        />
      ) : null}
    </>
  );
}
