/** @jest-environment jsdom */
import type {
  PlaygroundControl,
  PlaygroundModule,
} from '@site/plugins/content/playgrounds/contract';
import { useDirection, type Direction } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { Playground } from '..';
import * as panel from '../panel';
import { usePlaygroundProps } from '../usePlaygroundProps';

supportStorageEvents();

const CONTROLS: readonly PlaygroundControl[] = [
  {
    kind: 'choice',
    prop: 'size',
    values: ['small', 'medium'],
    optional: false,
    default: 'medium',
    initial: 'medium',
  },
  { kind: 'choice', prop: 'color', values: ['a', 'b', 'c', 'd', 'e', 'f'], optional: true },
  {
    kind: 'choice',
    prop: 'icon',
    values: ['Star'],
    optional: true,
    code: { Star: '<StarIcon />' },
  },
  { kind: 'text', prop: 'children', default: '', initial: 'Save' },
  { kind: 'number', prop: 'rows' },
  { kind: 'switch', prop: 'disabled', default: false, initial: false },
];

/** Shows the props that it gets. */
function Component() {
  const { icon, ...props } = usePlaygroundProps({ icon: { Star: <i>star</i> } });
  return (
    <div data-testid="component">
      {JSON.stringify(props)}
      {icon as ReactNode}
    </div>
  );
}

const playground: PlaygroundModule<typeof panel> = {
  component: 'Button',
  controls: CONTROLS,
  source: {
    component: 'Button',
    imports: [{ code: "import Button from 'button';", names: ['Button'] }],
    setup: '',
    before: '',
    after: '',
    attributes: [],
    children: '',
  },
  apiPage: '/material-ui/api/button/',
  demo: {
    name: 'Button',
    path: 'docs/x/index.mdx',
    library: 'material',
    stylesheet: null,
    initial: null,
    load: () =>
      Promise.resolve({ Component, Library: ({ children }) => <>{children}</>, css: null }),
  },
  initialPanel: null,
  loadPanel: () => Promise.resolve(panel),
};

async function open(search = '') {
  window.history.replaceState(null, '', `/page/${search}#anchor`);
  renderInSite(<Playground playground={playground} />);
  await screen.findByRole('group', { name: 'Props of Button' });
  await screen.findByTestId('component');
}
const props = () =>
  JSON.parse(/^\{.*?\}/.exec(screen.getByTestId('component').textContent ?? '')?.[0] ?? '');
const code = () => document.querySelector('code')?.textContent;

it('can be passed by a link, which leads to its end', async () => {
  await open();
  const end = screen.getByRole('link', { name: 'Skip the playground' }).getAttribute('href');
  const region = screen.getByRole('region', { name: 'Button playground' });
  expect(`#${region.lastElementChild?.id}`).toBe(end);
});

test('each control sets its prop, in the component and in the code', async () => {
  await open();
  expect(props()).toEqual({ children: 'Save' });
  expect(code()).toContain('return <Button>Save</Button>;');

  const size = screen.getByRole('group', { name: 'size' });
  expect(within(size).getByRole('radio', { name: 'medium' })).toBeChecked();
  await userEvent.click(within(size).getByRole('radio', { name: 'small' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'color' }), 'b');
  await userEvent.click(screen.getByRole('radio', { name: 'Star' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'children' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'rows' }), '3');
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  expect(props()).toEqual({ size: 'small', color: 'b', rows: 3, disabled: true });
  expect(screen.getByText('star')).toBeVisible();
  expect(code()).toContain(
    '<Button size="small" color="b" icon={<StarIcon />} rows={3} disabled />',
  );
  expect(screen.getByRole('link', { name: 'Button API' })).toHaveAttribute(
    'href',
    '/material-ui/api/button/',
  );
});

test('what is chosen is in the address, and reset takes it out', async () => {
  await open('?utm=1');
  await userEvent.click(screen.getByRole('radio', { name: 'small' }));
  await waitFor(() => expect(window.location.search).toBe('?utm=1&Button.size=small'));
  expect(window.location.hash).toBe('#anchor');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(props()).toEqual({ children: 'Save' });
  expect(screen.getByRole('radio', { name: 'medium' })).toBeChecked();
  await waitFor(() => expect(window.location.search).toBe('?utm=1'));
});

test('an address sets the state, as far as the controls allow', async () => {
  await open('?Button.size=small&Button.color=z&Button.rows=1e9&Button.onClick=x');
  await waitFor(() => expect(props()).toEqual({ size: 'small', children: 'Save' }));
});

test('the keyboard reaches every control', async () => {
  await open();
  screen.getByRole('button', { name: 'Reset' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'medium' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(props()).toMatchObject({ size: 'small' });
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'color' })).toHaveFocus();
});

test('a link to the values is copied, also before they are in the address', async () => {
  await open();
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('radio', { name: 'small' }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menuitem', { name: 'Report a mistake' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('#ButtonPlayground')),
  );
  await user.click(screen.getByRole('menuitem', { name: 'Copy a link to these values' }));
  expect(copy).toHaveBeenCalledWith(
    expect.stringMatching(/\?Button\.size=small#ButtonPlayground$/),
  );
});

describe('on a phone, where the stage is seen first', () => {
  class OnlyStageIsNear {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}

    observe(target: Element) {
      this.tell([{ isIntersecting: target.closest('[data-demo-stage]') !== null }]);
    }

    disconnect() {}
  }

  beforeEach(() => Object.assign(window, { IntersectionObserver: OnlyStageIsNear }));
  afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

  function Choose({ direction }: { readonly direction: Direction }) {
    const { setDirection } = useDirection();
    useEffect(() => setDirection(direction), [setDirection, direction]);
    return null;
  }

  test.each<[string, number, { iframe?: boolean }, Direction]>([
    ['waits for its controls, since the server rendered it', 0, {}, 'ltr'],
    ['loads right to left, since the server did not', 1, {}, 'rtl'],
    ['loads in a frame, which is empty until then', 1, { iframe: true }, 'ltr'],
  ])('a playground %s', async (_, times, changes, direction) => {
    const load = jest.fn(playground.demo.load);
    renderInSite(
      <>
        <Choose direction={direction} />
        <Playground
          playground={{ ...playground, ...changes, demo: { ...playground.demo, load } }}
        />
      </>,
    );
    await act(async () => {});
    expect(load).toHaveBeenCalledTimes(times);
  });
});
