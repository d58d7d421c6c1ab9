import { useLoaded, type Loading } from '@site/src/ui/useLoaded';
import type { DemoStyling, LoadedDemo, StagedDemo } from '@site/plugins/content/demos/contract';
import { useCallback, useMemo } from 'react';
import { loadStyleSheet } from './loadStyleSheet';
import { thrownMessage } from './thrownMessage';

/** A loaded demo in the requested styling. */
export interface StyledDemo extends LoadedDemo {
  readonly styling: DemoStyling;
}

/** Loads a demo and its library's style sheet once `wanted`, and when the styling changes. */
export function useLoadedDemo(
  { load, stylesheet, initial }: StagedDemo,
  styling: DemoStyling,
  wanted: boolean,
): Loading<StyledDemo> {
  const loadStyled = useCallback(async (): Promise<StyledDemo> => {
    const [loaded] = await Promise.all([
      load(styling).catch((error: unknown) => {
        // For the author of the demo; readers only see the message.
        if (thrownMessage(error) !== undefined) console.error(error);
        throw error;
      }),
      stylesheet && loadStyleSheet(stylesheet),
    ]);
    return { ...loaded, styling };
  }, [load, styling, stylesheet]);
  const styledInitial = useMemo(
    () => initial && { ...initial, styling: 'system' as const },
    [initial],
  );
  return useLoaded(loadStyled, wanted, styledInitial);
}
