/** @jest-environment jsdom */
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {
  API_PAGE_PARTS,
  type ApiPage,
  type ApiPagePart,
} from '@site/plugins/content/api-reference/contract';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHistory, useLocation } from 'react-router-dom';
import { ApiSection } from '..';
import { bareComponent, bareHook, component, gridApi, hook } from './samplePages';

supportStorageEvents();

const scrollIntoView = jest.fn();

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  jest.clearAllMocks();
  window.location.hash = '';
  localStorage.clear();
});

function show(part: ApiPagePart, page: ApiPage = component, path?: string) {
  return renderInSite(<ApiSection page={page} part={part} />, { path });
}

const row = (name: RegExp | string) => screen.getByRole('row', { name });
const cell = (rowElement: HTMLElement, index: number) =>
  within(rowElement).getAllByRole('cell')[index];

describe('an interface', () => {
  it('has a table for each of its parts, and links the types that have pages', () => {
    show('properties', gridApi);
    expect(screen.getByRole('heading', { name: /^RowApi/, level: 3 })).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Properties of RowApi' });
    expect(within(table).getByRole('link', { name: 'GridColDef' })).toHaveAttribute(
      'href',
      '/col-def/',
    );
    expect(within(table).getByRole('rowheader', { name: 'getRowApi' })).toBeInTheDocument();
    // Users get the object: it has all of its methods.
    expect(screen.queryByRole('img', { name: 'Required' })).toBeNull();
  });

  it('is of a plan', () => {
    show('plan', { ...gridApi, plan: 'premium' });
    expect(screen.getByRole('link', { name: 'Premium plan' })).toBeInTheDocument();
  });
});

describe('a long table', () => {
  const [first] = component.props;
  const rows = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(first as NonNullable<typeof first>),
      id: `${prefix}${index}`,
      name: `${prefix}${index}`,
    }));
  const long = {
    ...component,
    props: rows('onCell', 11),
    inherited: [
      { origin: 'Base', props: rows('cellBase', 2) },
      { origin: 'Other', props: rows('other', 1) },
    ],
  };
  const filter = () => screen.getByRole('searchbox', { name: 'Filter by name' });
  const names = () =>
    screen.getAllByRole('rowheader').map((header) => header.querySelector('code')?.textContent);

  it('has a filter by name, which opens the groups that it finds', async () => {
    show('props', long);
    await userEvent.type(filter(), 'CELL 1');
    expect(await screen.findByText('3 of 14')).toBeInTheDocument();
    expect(names()).toEqual(['onCell1', 'onCell10', 'cellBase1']);
    expect(screen.getByText('Props of Base (2)').closest('details')).toHaveAttribute('open');
    expect(screen.queryByText('Props of Other (1)')).toBeNull();

    await userEvent.clear(filter());
    expect(await screen.findByText('Props of Other (1)')).toBeInTheDocument();
    expect(names()).toHaveLength(14);
  });

  it('shows the row of a link, whatever was filtered', async () => {
    function LinkTo({ hash }: { hash: string }) {
      const navigate = useHistory();
      return <button onClick={() => navigate.push(hash)}>Follow</button>;
    }
    renderInSite(
      <>
        <ApiSection page={long} part="props" />
        <LinkTo hash="#other0" />
      </>,
    );
    await userEvent.type(filter(), 'onCell');
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(filter()).toHaveValue('');
  });

  it('needs no filter while it is short', () => {
    show('props');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the props', () => {
  it('are a table with a row each, whose anchors are theirs', () => {
    show('props');
    const table = screen.getByRole('table', { name: 'Props of Button' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    for (const name of ['Name', 'Type', 'Default', 'Description']) {
      expect(within(table).getByRole('columnheader', { name })).toBeInTheDocument();
    }
    expect(within(table).getAllByRole('row')).toHaveLength(1 + component.props.length);
    const color = within(table)
      .getByRole('rowheader', { name: /^color/ })
      .closest('tr');
    expect(color).toHaveAttribute('id', 'button-prop-color');
    expect(screen.getByRole('link', { name: 'Direct link to color' })).toHaveAttribute(
      'href',
      '#button-prop-color',
    );
  });

  it('show types, one member of a union each, and defaults', () => {
    show('props');
    const color = row(/^color/);
    expect(cell(color, 0)).toHaveTextContent(
      "Type: 'primary' | 'secondary' | string Resolved typeButtonColor",
    );
    expect(cell(color, 1)).toHaveTextContent("Default: 'primary'");
    expect(cell(row(/^children/), 1)).toHaveTextContent(/^-$/);
  });

  it('leave out the column of defaults where there is none', () => {
    show('props', { ...component, props: component.props.slice(0, 1), inherited: [] });
    expect(screen.queryByRole('columnheader', { name: 'Default' })).toBeNull();
    expect(within(row(/^children/)).getAllByRole('cell')).toHaveLength(2);
  });

  it('say what is required, new and deprecated', () => {
    show('props');
    expect(within(row(/^children/)).getByRole('img', { name: 'Required' })).toHaveTextContent('*');
    expect(row(/^children/)).toHaveTextContent('Required');
    expect(within(row(/^color/)).queryByRole('img', { name: 'Required' })).toBeNull();
    expect(row(/^color/)).not.toHaveTextContent('Required');
    expect(row(/^color/)).toHaveTextContent('Since v6');
    expect(row(/^onPress/)).toHaveTextContent('Deprecated since v6');
    expect(row(/^onPress/)).toHaveTextContent('Deprecated: Use onClick.');
    expect(within(row(/^old/)).getByRole('rowheader')).toHaveTextContent('Deprecated');
    expect(cell(row(/^old/), 2)).toHaveTextContent(/^Deprecated$/);
  });

  it('tell how a callback is called', () => {
    show('props');
    const description = cell(row(/^onPress/), 2);
    expect(description).toHaveTextContent(
      'Called when it is pressed.Deprecated: Use onClick.Signature: function(event: object) => boolean',
    );
    const items = within(row(/^onPress/)).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'event The source.',
      'Returns: Whether it worked.',
    ]);
  });

  it('refer to what explains them, the warning about refs last', () => {
    show('props');
    expect(cell(row(/^color/), 2)).toHaveTextContent('See this');
    expect(cell(row(/^classes/), 2)).toHaveTextContent(
      /below lists the rules.*The element passed here must accept a ref\.$/,
    );
    expect(screen.getByRole('link', { name: 'CSS classes' })).toHaveAttribute('href', '#classes');
    expect(screen.getByRole('link', { name: 'must accept a ref' })).toHaveAttribute(
      'href',
      'https://mui.com/material-ui/guides/composition/#caveat-with-refs',
    );
  });

  it('lead from a plan to what it is', () => {
    show('props');
    expect(screen.getByRole('link', { name: 'Pro plan' })).toHaveAttribute(
      'href',
      'https://mui.com/x/introduction/licensing/#plans',
    );
  });

  it('say which plan a component is part of, and what it extends', () => {
    const extended = { title: 'DataGridPro', to: '/x/api/data-grid/data-grid-pro/' };
    show('plan', { ...component, plan: 'premium', extends: extended });
    expect(screen.getByRole('link', { name: 'Premium plan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'DataGridPro' })).toHaveAttribute('href', extended.to);
  });

  it('name the sections of a shared page by its prefix', () => {
    show('props', { ...component, anchorPrefix: 'button-' });
    expect(screen.getByRole('link', { name: 'CSS classes' })).toHaveAttribute(
      'href',
      '#button-classes',
    );
  });
});

describe('inherited props', () => {
  it('are folded by origin, with a link to its page where it has one', () => {
    show('props');
    const groups = screen.getAllByRole('group').filter((group) => group.querySelector('table'));
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Props of ButtonBase (2)',
      'Props of Paper (1)',
    ]);
    for (const group of groups) expect(group).not.toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'ButtonBase API' })).toHaveAttribute(
      'href',
      '/material-ui/api/button-base/',
    );
    expect(screen.queryByRole('link', { name: 'Paper API' })).toBeNull();
    const table = screen.getByRole('table', { name: 'Props that Button inherits from ButtonBase' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  });

  it('unfold when the address names one of them', () => {
    show('props', component, '/material-ui/api/button/#button-inherited-paper-square');
    const [base, paper] = screen
      .getAllByRole('group')
      .filter((group) => group.querySelector('table'));
    expect(base).not.toHaveAttribute('open');
    expect(paper).toHaveAttribute('open');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('unfold for printing, and fold again', () => {
    show('props');
    const [base, paper] = screen
      .getAllByRole('group')
      .filter((group) => group.querySelector('table'));
    base?.setAttribute('open', '');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(paper).toHaveAttribute('open');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(paper).not.toHaveAttribute('open');
    expect(base).toHaveAttribute('open');
  });

  it('are followed by the number of native attributes', () => {
    const { container } = show('props');
    expect(container).toHaveTextContent(
      'It also accepts the 274 attributes of the native button element.',
    );
  });

  it('come after a sentence where a component has no props of its own', () => {
    const { container } = show('props', { ...bareComponent, native: { count: 9 } });
    expect(container).toHaveTextContent(
      'NoSsr has no props of its own.It also accepts the 9 attributes of the native element.',
    );
    expect(screen.queryByRole('button', { name: /^View/ })).toBeNull();
  });
});

describe('a hook', () => {
  it('has required parameters, and values that may be missing', () => {
    show('parameters', hook);
    expect(screen.getByRole('table', { name: 'Parameters of useButton' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Required' })).toBeInTheDocument();
  });

  it('marks what it may not return', () => {
    show('returnValue', hook);
    expect(screen.getByRole('table', { name: 'Return value of useButton' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Required' })).toBeNull();
    expect(within(row(/^hint/)).getByRole('img', { name: 'Optional' })).toHaveTextContent('?');
    expect(row(/^hint/)).toHaveTextContent('Optional');
    expect(row(/^active/)).not.toHaveTextContent(/Optional|Required/);
  });
});

describe('slots and classes', () => {
  it('name the class and the component of a slot', () => {
    show('slots');
    const icon = row(/^icon/);
    expect(icon).toHaveAttribute('id', 'Button-css-MuiButton-icon');
    expect(icon).toHaveTextContent('Class name: .MuiButton-icon');
    expect(icon).toHaveTextContent('Default component: span');
    expect(cell(row(/^label/), 0)).toHaveTextContent(/^-$/);
  });

  it('name the rule of a class, but of those that say a state', () => {
    show('classes');
    expect(row(/MuiButton-root/)).toHaveTextContent('Rule name: root');
    expect(row(/Mui-disabled/)).toHaveTextContent('State');
    expect(cell(row(/Mui-disabled/), 0)).toBeEmptyDOMElement();
  });

  it('say how to override styles', () => {
    show('classes');
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'its class name, such as .MuiButton-root, in a style sheet or in sx',
      'its rule name in the styleOverrides of MuiButton, in the theme',
    ]);
  });

  it('say nothing of the theme where the component has no name in it', () => {
    show('classes', { ...component, themeName: undefined });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the display', () => {
  const root = document.documentElement;
  const view = () => screen.getByRole('button', { name: /^View/ });

  it('is chosen by keyboard, remembered, shown at once, and keeps its row in view', async () => {
    const user = userEvent.setup();
    window.location.hash = '#button-prop-color';
    show('props');
    expect(view()).toHaveAccessibleName('View: Table');
    expect(root).toHaveAttribute('data-apipage_props', 'table');

    view().focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'Table',
      'Expanded list',
      'Collapsed list',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Table');
    await user.keyboard('{End}{Enter}');

    expect(view()).toHaveAccessibleName('View: Collapsed list');
    expect(view()).toHaveFocus();
    expect(root).toHaveAttribute('data-apipage_props', 'collapsed');
    expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('button-prop-color')]);
  });

  it('leaves the page alone where the address names nothing of its tables', async () => {
    const user = userEvent.setup();
    window.location.hash = '#elsewhere';
    show('props');
    await user.click(view());
    await user.click(screen.getByRole('menuitemradio', { name: 'Expanded list' }));
    expect(view()).toHaveAccessibleName('View: Expanded list');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  // Each key is read once per page, so these tests use separate keys.
  it('is what was remembered, and follows other tabs', () => {
    const key = 'dataGrid_apiPage_classes';
    localStorage.setItem(key, 'collapsed');
    show('classes', { ...component, displayScope: 'dataGrid' });
    expect(view()).toHaveAccessibleName('View: Collapsed list');
    expect(root).toHaveAttribute('data-datagrid_apipage_classes', 'collapsed');

    localStorage.setItem(key, 'table');
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: 'table', storageArea: localStorage }),
      );
    });
    expect(view()).toHaveAccessibleName('View: Table');
    expect(root).toHaveAttribute('data-datagrid_apipage_classes', 'table');
  });

  it('is the default where what was remembered is unknown', () => {
    localStorage.setItem('dataGrid_apiPage_slots', 'grid');
    show('slots', { ...component, displayScope: 'dataGrid' });
    expect(view()).toHaveAccessibleName('View: Expanded list');
    expect(root).toHaveAttribute('data-datagrid_apipage_slots', 'expanded');
  });
});

describe('a row of the collapsed list', () => {
  it('opens and closes', async () => {
    const user = userEvent.setup();
    show('props');
    const button = screen.getByRole('button', { name: 'Expand color' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(row(/^color/)).not.toHaveAttribute('data-open');

    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAccessibleName('Collapse color');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(row(/^color/)).toHaveAttribute('data-open', 'true');

    await user.keyboard(' ');
    expect(button).toHaveAccessibleName('Expand color');
    expect(row(/^color/)).toHaveAttribute('data-open', 'false');
  });

  it('is open when the address names it', () => {
    show('props', component, '/material-ui/api/button/#button-prop-color');
    expect(screen.getByRole('button', { name: 'Collapse color' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Expand children' })).toBeInTheDocument();
  });
});

it('tells the build which anchors there are', () => {
  const brokenLinks = createStatefulBrokenLinks();
  renderInSite(
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      {(['props', 'slots', 'classes'] as const).map((part) => (
        <ApiSection key={part} page={component} part={part} />
      ))}
    </BrokenLinksProvider>,
  );
  const { props, inherited, slots, classes } = component;
  const rows = [...props, ...inherited.flatMap((group) => group.props), ...slots, ...classes];
  expect(new Set(brokenLinks.getCollectedAnchors())).toEqual(new Set(rows.map(({ id }) => id)));
});

it('follows links of texts without loading the page', async () => {
  const user = userEvent.setup();
  function Address() {
    const { pathname, hash } = useLocation();
    return <output>{pathname + hash}</output>;
  }
  renderInSite(
    <>
      <ApiSection page={component} part="props" />
      <Address />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'colors' }));
  expect(screen.getByRole('status')).toHaveTextContent('/material-ui/react-button/#color');
});

describe('the strip of changes', () => {
  it('counts by kind, lists with links to what is there, and leads to the whole list', () => {
    const { container } = show('changes');
    expect(container.querySelector('summary')).toHaveTextContent(
      'Changed since v5.16.7: 2 added 1 removed 1 renamed 2 with another default',
    );
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'Added prop color ',
      'Added slot icon ',
      'Removed prop gone ',
      'Renamed CSS class root was base',
      'Default changed prop children from {} to undefined',
      'Default changed prop classes now []',
    ]);
    expect(screen.getByRole('link', { name: 'icon' })).toHaveAttribute(
      'href',
      '#Button-css-MuiButton-icon',
    );
    expect(screen.queryByRole('link', { name: 'gone' })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'All API changes from v5.16.7 to v6.1.0' }),
    ).toHaveAttribute('href', '/material-ui/migration/api-changes-v6/');
  });
});

it.each([
  ['deprecation', component, 'Use Press instead.'],
  ['deprecation', { ...component, deprecated: '' }, 'This API is deprecated.'],
  ['demos', component, 'Button is shown and explained here:Button'],
  ['importNote', component, 'The guide to bundle size explains how they differ.'],
  ['systemProps', component, 'takes the properties of the system as props, too.'],
  ['ref', component, 'A ref on it gets the root element, which is an HTMLButtonElement.'],
  ['ref', { ...component, refElement: undefined }, 'A ref on it gets the root element.'],
  ['ref', bareComponent, 'It takes no ref.'],
  ['inheritance', component, 'Button is built on ButtonBase and takes its props, too.'],
  [
    'inheritance',
    { ...component, inheritance: { component: 'Transition', to: 'https://transition.example/' } },
    'Button is built on Transition of react-transition-group and takes its props, too.',
  ],
  ['themeDefaultProps', component, 'the default props are set under MuiButton'],
  ['source', component, 'is in the source code: Button.js.'],
] satisfies [ApiPagePart, ApiPage, string][])('the part %s says so', (part, page, text) => {
  const { container } = show(part, page);
  expect(container).toHaveTextContent(text);
});

const ALWAYS_THERE: readonly ApiPagePart[] = ['props', 'ref', 'source'];

it.each(API_PAGE_PARTS.filter((part) => !ALWAYS_THERE.includes(part)))(
  'the part %s is nothing without content',
  (part) => {
    expect(show(part, bareComponent).container).toBeEmptyDOMElement();
  },
);

it.each(API_PAGE_PARTS.filter((part) => part !== 'source'))(
  'the part %s of a hook is nothing without content',
  (part) => {
    expect(show(part, bareHook).container).toBeEmptyDOMElement();
  },
);
