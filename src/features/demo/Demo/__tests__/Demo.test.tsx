/** @jest-environment jsdom */
import type { DemoModule, DemoProps, DemoStyling } from '@site/plugins/content/demos/contract';
import { useThemeSettingsDispatch, type ThemeSettingsAction } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Demo } from '../Demo';
import { fakeDemoModule, fakeSource, Library } from './fakeDemoModule';

supportStorageEvents();

/** Fake of the browser's; `comeNear` reports all observed elements as near the viewport. */
class FakeIntersectionObserver {
  static readonly all = new Set<FakeIntersectionObserver>();
  private readonly targets: Element[] = [];

  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeIntersectionObserver.all.add(this);
  }

  observe(target: Element) {
    this.targets.push(target);
  }

  disconnect() {
    FakeIntersectionObserver.all.delete(this);
  }

  tell(isIntersecting: boolean) {
    this.callback(this.targets.map((target) => ({ target, isIntersecting })));
  }
}

const comeNear = (isIntersecting = true) =>
  act(async () =>
    FakeIntersectionObserver.all.forEach((observer) => observer.tell(isIntersecting)),
  );

beforeEach(() => {
  FakeIntersectionObserver.all.clear();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

const loadedCounter = { Component: Counter, Library, css: null };

const fakeCounter = (changes: Partial<DemoModule> = {}) =>
  fakeDemoModule({ load: jest.fn(() => Promise.resolve(loadedCounter)), ...changes });

function renderDemo(props: Partial<DemoProps> = {}) {
  const demo = fakeCounter();
  const result = renderInSite(<Demo demo={demo} id="BasicCounter" {...props} />);
  return { demo, ...result };
}

const region = () => screen.getByRole('region', { name: 'Basic counter demo' });

/** Makes the reader's choice, until the end of the test. */
function Choose({ action }: { readonly action: ThemeSettingsAction }) {
  const dispatch = useThemeSettingsDispatch();
  useEffect(() => {
    dispatch(action);
    return () => {
      dispatch({ type: 'RESET_DENSITY' });
      dispatch({ type: 'RESET_COLORS' });
    };
  }, [dispatch, action]);
  return null;
}

describe('the live demo', () => {
  it.each<[string, ThemeSettingsAction]>([
    ['density', { type: 'SET_DENSE', payload: true }],
    ['spacing', { type: 'SET_SPACING', payload: 10 }],
    ['colors', { type: 'CHANGE', payload: { paletteColors: { primary: { main: '#ff0000' } } } }],
  ])('is fetched at once if the reader chose another %s', async (_, action) => {
    const demo = fakeCounter();
    renderInSite(
      <>
        <Choose action={action} />
        <Demo demo={demo} id="BasicCounter" />
      </>,
    );
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
    expect(demo.load).toHaveBeenCalledTimes(1);
  });

  it('is not fetched before it comes near the viewport', async () => {
    const { demo } = renderDemo();
    expect(region()).toHaveAttribute('id', 'BasicCounter');
    await comeNear(false);
    expect(demo.load).not.toHaveBeenCalled();
    expect([...FakeIntersectionObserver.all].map(({ options }) => options)).toContainEqual({
      rootMargin: '200px',
    });

    await comeNear();
    expect(demo.load).toHaveBeenCalledTimes(1);
    const button = within(region()).getByRole('button', { name: 'Count 0' });
    expect(button.closest('[data-library]')).toBeInTheDocument();
    await userEvent.click(button);
    expect(button).toHaveTextContent('Count 1');
  });

  it('is fetched at once where the browser cannot tell what is near', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    renderDemo();
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  it.each([
    ['in a frame', { iframe: true }],
    ['of a page that was reached by a link', {}],
  ])(
    '%s is fetched when it is printed, and says until then that it is not there',
    async (_, props) => {
      const demo = fakeCounter();
      const { rerender } = renderInSite(<p>The page before</p>);
      rerender(<Demo demo={demo} id="BasicCounter" {...props} />);
      expect(region()).toHaveTextContent(/The Basic counter demo was not loaded/);
      await act(async () => window.dispatchEvent(new Event('beforeprint')));
      expect(demo.load).toHaveBeenCalledTimes(1);
      expect(region()).not.toHaveTextContent('was not loaded');
    },
  );

  it('has the size that was asked for', async () => {
    renderDemo({ height: 300, maxWidth: 500 });
    await comeNear();
    expect(screen.getByRole('button', { name: 'Count 0' }).closest('.content')).toHaveStyle({
      minBlockSize: '300px',
      maxInlineSize: '500px',
    });
  });

  it('can be fetched again when that failed', async () => {
    const load = jest
      .fn<ReturnType<DemoModule['load']>, [DemoStyling]>()
      .mockRejectedValueOnce(
        Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
      )
      .mockResolvedValue(loadedCounter);
    renderDemo({ demo: fakeCounter({ load }) });
    await comeNear();
    expect(screen.getByRole('alert')).toHaveTextContent('This demo could not be loaded.');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for its library’s style sheet', async () => {
    renderDemo({ demo: fakeCounter({ stylesheet: '/library.css' }) });
    await comeNear();
    const link = document.head.querySelector('link[href="/library.css"]');
    expect(screen.queryByRole('button', { name: 'Count 0' })).not.toBeInTheDocument();
    await act(async () => link?.dispatchEvent(new Event('load')));
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  it('says why its code failed when it was loaded, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const error = new ReferenceError('process is not defined');
    renderDemo({ demo: fakeCounter({ load: () => Promise.reject(error) }) });
    await comeNear();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This demo has stopped with an error. process is not defined',
    );
    expect(log).toHaveBeenCalledWith(error);
    log.mockRestore();
  });

  it('can be fetched again when the style sheet failed', async () => {
    renderDemo({ demo: fakeCounter({ stylesheet: '/failing.css' }) });
    await comeNear();
    const link = () => document.head.querySelector('link[href="/failing.css"]');
    await act(async () => link()?.dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert')).toHaveTextContent('This demo could not be loaded.');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => link()?.dispatchEvent(new Event('load')));
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a hot update over', async () => {
    const { rerender } = renderDemo();
    await comeNear();
    const changed = fakeCounter({
      load: () => Promise.resolve({ Component: () => <p>Changed</p>, Library, css: null }),
    });
    rerender(<Demo demo={changed} id="BasicCounter" />);
    expect(await screen.findByText('Changed')).toBeVisible();
  });
});

describe('the source', () => {
  it('is fetched and shown on request, with a button that copies it', async () => {
    const { demo } = renderDemo();
    await comeNear();
    expect(demo.loadSource).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Show code' });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    expect(await screen.findByText('const')).toHaveClass('token', 'keyword');
    expect(screen.getByRole('button', { name: 'Hide code' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveTextContent('const a: number = 1;');
    expect(screen.getByRole('button', { name: /^Copy(?! all)/ })).toBeInTheDocument();

    await userEvent.click(button);
    expect(screen.queryByText('const')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.getByText('const')).toBeInTheDocument();
  });

  it('is copied by the keyboard while the focus is in it', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    renderDemo({ defaultCodeOpen: true });
    await comeNear();
    const code = screen.getByText('const').closest('pre');
    expect(code).toHaveAttribute('tabindex', '0');
    act(() => code?.focus());
    await user.keyboard('{Control>}c{/Control}');
    expect(writeText).toHaveBeenCalledWith('const a: number = 1;');
  });

  it('can be fetched again when that failed', async () => {
    const loadSource = jest
      .fn<ReturnType<DemoModule['loadSource']>, [DemoStyling]>()
      .mockRejectedValueOnce(new Error('Loading chunk 8 failed.'))
      .mockResolvedValue(fakeSource);
    renderDemo({ demo: fakeCounter({ loadSource }), defaultCodeOpen: true });
    await comeNear();
    expect(screen.getByRole('alert')).toHaveTextContent('The source of this demo could not be');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('const')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cannot be asked for when the toolbar is hidden', async () => {
    renderDemo({ hideToolbar: true });
    await comeNear();
    expect(screen.queryByRole('button', { name: 'Show code' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible());
  });
});

describe('a link', () => {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    // jsdom has none.
    Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  });

  it.each([
    ['#css-BasicCounter.js', 1, 'Hide code'],
    ['#tailwind-BasicCounter', 1, 'Show code'],
    ['#tailwind-OtherCounter', 0, 'Show code'],
    ['#css-variables', 0, 'Show code'],
  ])('with %s finds the demo %d times, which says "%s"', (hash, times, button) => {
    renderInSite(<Demo demo={fakeCounter()} id="BasicCounter" />, { path: `/page/${hash}` });
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });
});

describe('what the reader chooses', () => {
  it('shows the source in the chosen language, in all demos', async () => {
    renderInSite(
      <>
        <Demo demo={fakeCounter()} id="BasicCounter" defaultCodeOpen />
        <Demo demo={fakeCounter()} id="SecondCounter" defaultCodeOpen />
      </>,
    );
    await comeNear();
    const second = screen.getByRole('region', { name: 'Second counter demo' });
    await userEvent.click(within(second).getByRole('button', { name: 'TS: code in TypeScript' }));
    expect(region()).toHaveTextContent('const a: number = 1;');
    expect(second).toHaveTextContent('const a: number = 1;');
    await userEvent.click(within(region()).getByRole('button', { name: 'JS: code in JavaScript' }));
    expect(region()).toHaveTextContent('const a = 1;');
    expect(second).toHaveTextContent('const a = 1;');
  });
});
