import { useStyleTarget } from '../StyleCacheProvider';

/** Makes a scroll hook follow a demo's frame by default. */
export function withFrameTarget<Options extends { target?: Node | Window }>(
  useHook: (options?: Options) => boolean,
) {
  return function useScrollTrigger(options?: Options): boolean {
    const target = useStyleTarget()?.container?.defaultView ?? undefined;
    return useHook({ target, ...options } as Options);
  };
}
