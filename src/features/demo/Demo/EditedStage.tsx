import { THEME_FILE, type DemoCode, type StagedDemo } from '@site/plugins/content/demos/contract';
import clsx from 'clsx';
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import stage from '../stage.module.css';
import { demoTitle } from '@site/src/site/demoTitle';
import { useLoaded } from '@site/src/ui/useLoaded';
import { LoadFailure } from './LoadFailure';
import styles from './styles.module.css';
import type { StyledDemo } from './useLoadedDemo';
import { t } from '../texts';

export interface EditedStageProps {
  readonly demo: StagedDemo;
  /** Whether it has a frame of its own. */
  readonly iframe: boolean;
  /** Whether that keeps its height. */
  readonly scrollable: boolean;
  readonly styled: StyledDemo;
  readonly code: DemoCode;
  /** Edited text of the first file. */
  readonly text: string;
  readonly onError: (message: string | null) => void;
  /** Element around the demo; its height is the minimum height of the edited demo. */
  readonly stageRef: RefObject<HTMLElement | null>;
  /** The original demo; none for one that needs a frame. */
  readonly children: ReactNode;
}

const loadEditedDemo = () => import('../editor/EditedDemo');

/** An edited demo; shows the original until the frame has rendered. */
export function EditedStage({
  demo,
  iframe,
  scrollable,
  styled,
  code,
  text,
  onError,
  stageRef,
  children,
}: EditedStageProps) {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = stageRef;
    if (!current) return;
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(current);
    setHeight(current.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd));
  }, [stageRef]);
  const asItWas = <div className={clsx(stage.content, styles.asItWas)}>{children}</div>;
  const editedDemo = useLoaded(loadEditedDemo);

  if (!editedDemo.value) {
    return (
      <div className={styles.asItWas} style={{ minBlockSize: height }}>
        {asItWas}
        {editedDemo.failed ? (
          <LoadFailure message={t('demo.editor.loadFailed')} onRetry={editedDemo.retry} />
        ) : null}
      </div>
    );
  }
  const { EditedDemo } = editedDemo.value;
  const [own, ...others] = code.files;
  return (
    <EditedDemo
      request={{
        files: [
          { name: own.name, code: text },
          ...others.map(({ name, code: of }) => ({ name, code: of })),
        ],
        entry: own.name,
        theme: others.find(({ name: file }) => THEME_FILE.test(file))?.name ?? null,
        folder: demo.path.slice(0, demo.path.lastIndexOf('/')),
        library: demo.library,
        stylesheet: demo.stylesheet,
        css: styled.css,
        iframe,
        scrollable,
        injectFirst: styled.styling !== 'system',
      }}
      name={demoTitle(demo.name)}
      minHeight={height}
      onError={onError}
    >
      {asItWas}
    </EditedDemo>
  );
}
