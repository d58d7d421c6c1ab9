/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import * as configPackage from 'react-router-config';
import * as domPackage from 'react-router-dom';
import * as dom from '../../client/router/reactRouterDom';
import * as config from '../../client/router/routes';

type Dom = typeof dom;
type Config = Pick<typeof config, 'matchRoutes' | 'renderRoutes'>;
type Router = Dom & Config;

// The types of the packages say what their components take besides.
const PACKAGES = { ...domPackage, ...configPackage } as unknown as Router;
const STAND_INS: Router = { ...dom, ...config };

const Nothing = () => null;

const ROUTES = [
  { path: '/versions/', exact: true, component: Nothing },
  {
    path: '/material-ui/',
    component: Nothing,
    routes: [
      {
        component: Nothing,
        routes: [
          { path: '/material-ui/react-button/', exact: true, component: Nothing },
          { path: '/material-ui/react-chip', exact: true, component: Nothing },
        ],
      },
    ],
  },
  { path: '/', exact: true, component: Nothing },
  { path: '*', component: Nothing },
];

test.each([
  '/',
  '/versions/',
  '/versions',
  '/versions/more/',
  '/material-ui/',
  '/material-ui/react-button/',
  '/Material-UI/React-Button',
  '/material-ui/react-chip/',
  '/material-ui/nothing/',
  '/nothing/',
])('%s leads where it leads with the packages', (pathname) => {
  const ours = config.matchRoutes(ROUTES, pathname);
  expect(ours.length).toBeGreaterThan(0);
  expect(ours).toEqual(PACKAGES.matchRoutes(ROUTES, pathname));
});

/** Shows the same application with each implementation, does the same, and compares what is there. */
async function compare(
  toApp: (router: Router) => ComponentType,
  steps: readonly (() => unknown)[],
): Promise<string[]> {
  const [theirs, ours] = [await show(PACKAGES, toApp, steps), await show(STAND_INS, toApp, steps)];
  expect(ours).toEqual(theirs);
  return ours;
}

/** The elements in a container, with their attributes in one order. */
function read(container: Element): string {
  const element = container.cloneNode(true) as Element;
  for (const each of element.querySelectorAll('*')) {
    const attributes = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes) each.setAttribute(name, value);
  }
  return element.innerHTML;
}

async function show(
  router: Router,
  toApp: (router: Router) => ComponentType,
  steps: readonly (() => unknown)[],
): Promise<string[]> {
  // Not written over, so that nothing is left ahead of it.
  window.history.pushState(null, '', '/');
  const before = window.history.length;
  const App = toApp(router);
  const { BrowserRouter } = router;
  const { container, unmount } = render(<App />, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <BrowserRouter>{children}</BrowserRouter>
    ),
  });
  const shown = [read(container)];
  for (const step of steps) {
    await act(async () => {
      await step();
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
    const { pathname, search, hash } = window.location;
    shown.push(`${pathname}${search}${hash} +${window.history.length - before} ${read(container)}`);
  }
  unmount();
  return shown;
}

const click = (name: string, init?: MouseEventInit) => () =>
  fireEvent.click(screen.getByRole('link', { name }), init);

// jsdom cannot open what the browser would.
beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()));

function toLinks({ Link, NavLink, useLocation }: Router) {
  return function Links() {
    const { pathname, search, hash, state } = useLocation();
    return (
      <>
        <p>{JSON.stringify([pathname, search, hash, state])}</p>
        <Link to="/a/?q=1#top" className="plain" data-kind="link">
          A
        </Link>
        <Link to="b/">relative</Link>
        <Link to="#part">part</Link>
        <Link to="/c/" replace>
          replacing
        </Link>
        <Link to="/d/" target="_blank">
          new tab
        </Link>
        <Link to="/d/" target="_self">
          own tab
        </Link>
        <Link to="/e/" onClick={(event) => event.preventDefault()}>
          prevented
        </Link>
        <NavLink to="/a/" className="item" activeClassName="here">
          section
        </NavLink>
        <NavLink to="/a/" exact aria-current="true">
          exact
        </NavLink>
        <NavLink to="/z/" isActive={(match, location) => !match && location.hash === '#part'}>
          decided
        </NavLink>
      </>
    );
  };
}

test('links do what they do with the package', async () => {
  const shown = await compare(toLinks, [
    click('A'),
    click('A'),
    click('relative'),
    click('part'),
    click('replacing'),
    click('new tab'),
    click('own tab'),
    click('prevented'),
    click('A', { ctrlKey: true }),
    click('A', { metaKey: true }),
    click('A', { altKey: true }),
    click('A', { shiftKey: true }),
    click('A', { button: 1 }),
    () => window.history.back(),
  ]);
  expect(shown[1]).toMatch(/^\/a\/\?q=1#top /);
});

test('a link gives its element', () => {
  const elements: unknown[] = [];
  const { BrowserRouter, Link } = STAND_INS;
  render(
    <BrowserRouter>
      <Link to="/a/" innerRef={(element) => elements.push(element)}>
        A
      </Link>
    </BrowserRouter>,
  );
  expect(elements).toEqual([screen.getByRole('link', { name: 'A' })]);
});

function toPages({ Link, renderRoutes, useLocation }: Router) {
  const page = (name: string) =>
    function Page({ location, match, route, extra }: Record<string, unknown>) {
      return (
        <section>
          {name}{' '}
          {JSON.stringify([location, match, Object.keys(route as object), extra]).replace(
            /"key":"\w+"/,
            '',
          )}
          {renderRoutes((route as { routes?: config.RouteConfig[] }).routes, { extra: 'inner' })}
        </section>
      );
    };
  const routes: config.RouteConfig[] = [
    { path: '/', exact: true, component: page('home') },
    {
      path: '/a/',
      component: page('section'),
      routes: [{ path: '/a/b/', exact: true, component: page('page') }],
    },
    { component: page('without a path') },
  ];
  return function App() {
    return (
      <>
        <Link to="/a/">section</Link>
        <Link to="/a/b/">page</Link>
        <Link to="/nothing/">nothing</Link>
        <p>{useLocation().pathname}</p>
        {renderRoutes(routes, { extra: 'outer' })}
      </>
    );
  };
}

test('routes show what they show with the package', async () => {
  const shown = await compare(toPages, [click('section'), click('page'), click('nothing')]);
  expect(shown.map((html) => /<section>(\w+)/.exec(html)?.[1])).toEqual([
    'home',
    'section',
    'section',
    'without',
  ]);
});

test('no routes are nothing', () => {
  expect(config.renderRoutes(undefined)).toBe(PACKAGES.renderRoutes(undefined));
});

test('a route tells its children of another place', async () => {
  await compare(
    ({ Link, Route, useLocation }) => {
      const Place = () => <p>{useLocation().pathname}</p>;
      const old = { pathname: '/old/', search: '', hash: '', state: undefined };
      return function App() {
        return (
          <>
            <Link to="/new/">go</Link>
            <Place />
            <Route
              location={old}
              render={({ location, match }) => <Place key={location.pathname + match.url} />}
            />
          </>
        );
      };
    },
    [click('go')],
  );
});

test('a redirect leads elsewhere, even before anybody listens', async () => {
  const shown = await compare(
    ({ Link, Redirect, useLocation }) =>
      function App() {
        const { pathname, search } = useLocation();
        return (
          <>
            <p>{pathname + search}</p>
            <Link to="/old/">old</Link>
            {pathname === '/' && <Redirect to="/first/" />}
            {pathname === '/old/' && <Redirect push to={{ pathname: '/new/', search: '?q=1' }} />}
          </>
        );
      },
    [click('old'), () => window.history.back()],
  );
  expect(shown[0]).toContain('/first/');
});

test('who only navigates is not rendered anew', async () => {
  let renderings = 0;
  const { BrowserRouter, useHistory } = STAND_INS;
  function Go() {
    const history = useHistory();
    renderings += 1;
    return <button onClick={() => history.push('/elsewhere/')}>go</button>;
  }
  const app = <Go />;
  render(<BrowserRouter>{app}</BrowserRouter>);
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  expect(window.location.pathname).toBe('/elsewhere/');
  expect(renderings).toBe(1);
});

test('without a router there is one sentence', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<STAND_INS.Link to="/">home</STAND_INS.Link>)).toThrow(
    'There is no router around this component.',
  );
});

test('the hash router says that it is left out', () => {
  expect(() => STAND_INS.HashRouter()).toThrow('plugins/page-weight leaves the hash router out.');
});
