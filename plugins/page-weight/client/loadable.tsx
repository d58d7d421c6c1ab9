/*
 * Stands in for react-loadable in Docusaurus' routes: a component that is there once its modules are.
 */
import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

type Modules = Readonly<Record<string, unknown>>;

interface LoadingProps {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface LoadableOptions<Loaded, Props> {
  readonly loading: ComponentType<LoadingProps>;
  readonly render: (loaded: Loaded, props: Props) => ReactNode;
}

/** How long nothing is shown instead of "loading". */
const DELAY_MS = 200;

function createLoadable<Loaded, Props extends object>(
  load: () => Promise<Loaded>,
  { loading: Loading, render }: LoadableOptions<Loaded, Props>,
) {
  let promise: Promise<unknown> | undefined;
  let result: { readonly loaded: Loaded } | undefined;
  let error: unknown;

  function start(): Promise<unknown> {
    promise ??= load().then(
      (loaded) => {
        result = { loaded };
      },
      (reason: unknown) => {
        // The next one to need it tries again.
        promise = undefined;
        error = reason;
        throw reason;
      },
    );
    return promise;
  }

  function Loadable(props: Props): ReactNode {
    const [pastDelay, show] = useReducer(() => true, false);
    const [attempt, update] = useReducer((count: number) => count + 1, 0);
    const isThere = result !== undefined;
    useEffect(() => {
      if (isThere) return undefined;
      let isMounted = true;
      const settle = () => {
        if (isMounted) update();
      };
      if (error === undefined) start().then(settle, settle);
      const timer = setTimeout(show, DELAY_MS);
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [isThere, attempt]);

    if (result) return render(result.loaded, props);
    const retry = () => {
      error = undefined;
      update();
    };
    return (
      <Loading
        isLoading={error === undefined}
        pastDelay={pastDelay}
        timedOut={false}
        error={error}
        retry={retry}
      />
    );
  }
  Loadable.preload = start;
  return Loadable;
}

/** A component of one module. */
export default function loadable<Loaded, Props extends object>({
  loader,
  ...options
}: LoadableOptions<Loaded, Props> & { readonly loader: () => Promise<Loaded> }) {
  return createLoadable(loader, options);
}

/** A component of several modules, which are loaded at the same time. */
loadable.Map = function loadableMap<Props extends object>({
  loader,
  ...options
}: LoadableOptions<Modules, Props> & {
  readonly loader: Readonly<Record<string, () => Promise<unknown>>>;
}) {
  const load = async (): Promise<Modules> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(loader).map(async ([name, loadModule]) => [name, await loadModule()]),
      ),
    );
  return createLoadable(load, options);
};
