import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { initialState } from '@site/plugins/content/playgrounds/client/playgroundState';
import type { PlaygroundModule } from '@site/plugins/content/playgrounds/contract';
import { useCopyListeners } from '@site/src/features/code';
import {
  DemoStage,
  KeptServerMarkup,
  LoadFailure,
  useLoadedDemo,
  useMountedInBrowser,
  useDemoWanted,
} from '@site/src/features/demo';
import { contained } from '@site/src/features/panels';
import { useDirection } from '@site/src/prefs';
import { useLoaded } from '@site/src/ui/useLoaded';
import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { t } from './texts';
// The panel loads later, and a style sheet of its own would be one more request before the first paint.
import './controls.module.css';
import type * as Panel from './panel';
import styles from './styles.module.css';
import { PlaygroundContext } from './usePlaygroundProps';
import { usePlaygroundState } from './usePlaygroundState';

/**
 * A component with controls for its props, and the code. Pages write
 * `<Playground component="Button" />`; the build replaces `component` with `playground`.
 */
export const Playground = contained(function Playground({
  playground,
}: {
  readonly playground: PlaygroundModule<typeof Panel>;
}) {
  const { component, controls, source, demo, iframe = false, height } = playground;
  const id = `${component}Playground`;
  const endId = `${id}-end`;
  const { collectAnchor } = useBrokenLinks();
  [id, endId].forEach(collectAnchor);
  // The copy button in the server's markup has no handler.
  useCopyListeners();

  const [state, changeState] = usePlaygroundState(playground);
  const [resetKey, setResetKey] = useState(0);
  const contentRef = useRef<HTMLDivElement | null>(null);
  const panelRef = useRef<HTMLDivElement | null>(null);
  // A phone shows the stage's top at first. If the server's markup is there as it should look, loading
  // can wait until the controls below it are seen, and the page answers sooner. The server renders
  // nothing into a frame, and its styles are left to right.
  const mountedInBrowser = useMountedInBrowser();
  const { direction } = useDirection();
  const canWait = !mountedInBrowser && !iframe && direction === 'ltr';
  const wanted = useDemoWanted(canWait ? panelRef : contentRef, canWait ? 0 : undefined);
  const live = useLoadedDemo(demo, 'system', wanted);
  const panel = useLoaded(playground.loadPanel, wanted, playground.initialPanel);
  const context = useMemo(() => ({ controls, state }), [controls, state]);

  return (
    <section
      id={id}
      className={styles.playground}
      aria-label={t('componentPlayground.region', { component })}
      data-playground=""
      // Not on the server: it means that the playground is hydrated.
      data-playground-ready={!demo.initial && live.value && panel.value ? '' : undefined}
    >
      <a href={`#${endId}`} className={styles.skip} data-no-markdown="">
        {t('componentPlayground.skip')}
      </a>
      <div className={styles.body} data-no-markdown="">
        {/* Its texts are those of the controls. */}
        <div className={styles.stage} translate="no">
          <PlaygroundContext.Provider value={context}>
            <DemoStage
              demo={demo}
              height={height}
              iframe={iframe}
              live={live}
              contentRef={contentRef}
              resetKey={resetKey}
              reportedAs={id}
            />
          </PlaygroundContext.Provider>
        </div>
        <KeptServerMarkup
          boxRef={panelRef}
          name={id}
          className={styles.panel}
          style={{ '--controls': controls.length } as CSSProperties}
        >
          {panel.value ? (
            <panel.value.PlaygroundControls
              playground={playground}
              state={state}
              onChange={(prop, value) => changeState({ ...state, [prop]: value })}
              onReset={() => {
                changeState(initialState(controls));
                setResetKey((key) => key + 1);
              }}
            />
          ) : null}
        </KeptServerMarkup>
      </div>
      {panel.failed ? (
        <LoadFailure message={t('componentPlayground.loadFailed')} onRetry={panel.retry} />
      ) : null}
      <KeptServerMarkup name={endId} className={styles.code}>
        {panel.value ? (
          <panel.value.PlaygroundCode source={source} controls={controls} state={state} />
        ) : null}
      </KeptServerMarkup>
      <div id={endId} className={styles.end} />
    </section>
  );
});
