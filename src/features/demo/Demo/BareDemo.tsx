import type { StagedDemo } from '@site/plugins/content/demos/contract';
import { useRef } from 'react';
import { DemoStage } from './DemoStage';
import { useDemoWanted } from './useDemoWanted';
import { useLoadedDemo } from './useLoadedDemo';

interface BareDemoProps {
  readonly demo: StagedDemo;
  readonly bg: 'inline' | 'page';
  /** Whether its code should load; by default when it is near. */
  readonly wanted?: boolean;
}

/** A demo without toolbar: the server's markup until its code is wanted. */
export function BareDemo({ demo, bg, wanted }: BareDemoProps) {
  const contentRef = useRef<HTMLDivElement | null>(null);
  const near = useDemoWanted(contentRef, 0);
  const live = useLoadedDemo(demo, 'system', wanted ?? near);
  return <DemoStage demo={demo} bg={bg} live={live} contentRef={contentRef} resetKey={0} />;
}
