/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { supportDialogs } from '@site/src/ui/Dialog/__tests__/supportDialogs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPanel from '../SearchPanel';
import { NameIndex } from '../nameIndex';

let mockIndex: NameIndex;

jest.mock('../nameIndex', () => ({
  ...jest.requireActual<object>('../nameIndex'),
  get nameIndex() {
    return mockIndex;
  },
}));

const mockLoad = jest.fn(() =>
  Promise.resolve({ Delete: '<path d="M1 1"></path>', Home: '', RestoreFromTrash: '' }),
);

jest.mock('@site/src/features/icon-search', () => ({
  ...jest.requireActual<object>('@site/src/features/icon-search'),
  loadIcons: () => mockLoad(),
}));

supportStorageEvents();
supportDialogs();

const row = (name: string, names: string) =>
  [name, '', [['prop', `${name.toLowerCase()}-prop-`, names]]] as const;

const FILES: Readonly<Record<string, unknown>> = {
  '/assets/search/material-ui.current.json': {
    schema: 1,
    base: '/material-ui/',
    pages: [
      { path: 'getting-started/installation/', title: 'Installation' },
      { path: 'react-button/', title: 'Button', headings: ['Variants'] },
      { path: 'react-tabs/', title: 'Tabs', english: 1 },
      { path: 'api/button/', title: 'Button API', members: [row('Button', 'color variant')] },
      { path: 'material-icons/', title: 'Material Icons' },
      ...['Chip', 'Fab', 'Tab', 'Radio'].map((name) => ({
        path: `api/${name.toLowerCase()}/`,
        title: `${name} API`,
        members: [row(name, 'disableRipple')],
      })),
      { path: 'hostile/', title: '<img src=x onerror=alert(1)>' },
    ],
  },
  '/assets/search/material-ui.v5.json': {
    schema: 1,
    base: '/material-ui/v5/',
    pages: [{ path: 'react-button/', title: 'Button' }],
  },
  '/assets/search/joy-ui.current.json': {
    schema: 1,
    base: '/joy-ui/',
    pages: [
      { path: 'react-button/', title: 'Button' },
      { path: 'react-sheet/', title: 'Sheet' },
    ],
  },
};

let isOnline: boolean;
const fetched: string[] = [];
const onClose = jest.fn();

beforeEach(() => {
  isOnline = true;
  fetched.length = 0;
  onClose.mockReset();
  mockLoad.mockClear();
  localStorage.clear();
  mockIndex = new NameIndex((url) => {
    fetched.push(url);
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(FILES[url]) });
  });
});

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{`${pathname}${hash}`}</p>;
}

async function open({ path = '/material-ui/react-button/', typed = '' } = {}) {
  renderInSite(
    <>
      <Address />
      <SearchPanel typed={typed} onClose={onClose} />
    </>,
    { path },
  );
  if (isOnline) await waitFor(() => expect(fetched).toHaveLength(2));
}

const field = () => screen.getByRole('combobox', { name: 'Search components, props and guides' });
const options = () => screen.queryAllByRole('option');
const titles = () => options().map((option) => option.textContent);
const active = () =>
  options().find((option) => option.id === field().getAttribute('aria-activedescendant'));
const address = () => screen.getByTestId('address').textContent;

it('starts in the field, with pages to start from', async () => {
  await open();
  expect(field()).toHaveFocus();
  expect(await screen.findByRole('option', { name: /^Installation/ })).toBeVisible();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

it("loads the reader's product first, and then the others at their current version", async () => {
  await open({ path: '/joy-ui/react-button/' });
  expect(fetched).toEqual([
    '/assets/search/joy-ui.current.json',
    '/assets/search/material-ui.current.json',
  ]);
});

it('finds what was typed before it was there', async () => {
  await open({ typed: 'butt' });
  expect(field()).toHaveValue('butt');
  await waitFor(() => expect(active()).toHaveTextContent('Button'));
});

it('lists what it finds, and says how much', async () => {
  await open();
  await userEvent.type(field(), 'button variant');
  const group = await screen.findByRole('group', { name: 'Pages, components and props' });
  const [first] = within(group).getAllByRole('option');
  expect(first).toHaveTextContent('variantProp of ButtonMaterial UI');
  expect(first).toHaveAttribute('href', '/material-ui/api/button/#button-prop-variant');
  expect(active()).toBe(first);
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results?\.$/);
});

it('moves by the arrow keys, Home and End, round the ends', async () => {
  await open({ typed: 'button' });
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  const indexAfter = async (keys: string) => {
    await userEvent.keyboard(keys);
    return options().findIndex((option) => option === active());
  };
  const last = options().length - 1;
  expect(await indexAfter('{ArrowDown}')).toBe(1);
  expect(await indexAfter('{ArrowUp}{ArrowUp}')).toBe(last);
  expect(await indexAfter('{ArrowDown}')).toBe(0);
  expect(await indexAfter('{End}')).toBe(last);
  expect(await indexAfter('{Home}')).toBe(0);
  expect(field()).toHaveFocus();
});

it('follows a hit within the site, and remembers the search', async () => {
  await open({ typed: 'button variant' });
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/material-ui/api/button/#button-prop-variant');
  expect(localStorage.getItem('docs-recent-searches')).toBe('["button variant"]');
});

it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'opens a hit in a new tab by %s',
  async (keys) => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    await open({ typed: 'tabs' });
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await userEvent.keyboard(keys);
    expect(openTab).toHaveBeenCalledWith('/material-ui/react-tabs/', '_blank', 'noopener');
    expect(onClose).not.toHaveBeenCalled();
    expect(address()).toBe('/material-ui/react-button/');
    openTab.mockRestore();
  },
);

it('leaves a modified click to the browser', async () => {
  await open({ typed: 'tabs' });
  const hit = await screen.findByRole('option', { name: /^Tabs/ });
  // jsdom cannot navigate.
  hit.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(hit, { ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(hit);
  expect(address()).toBe('/material-ui/react-tabs/');
});

it('does not take the Enter that ends composing for one that follows', async () => {
  await open({ typed: 'tabs' });
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

it('offers recent searches until they are cleared', async () => {
  localStorage.setItem('docs-recent-searches', '["sheet", 5, "tabs"]');
  await open();
  const group = await screen.findByRole('group', { name: 'Recent searches' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['sheet', 'tabs']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('sheet');
  await waitFor(() => expect(titles()[0]).toContain('Sheet'));
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(localStorage.getItem('docs-recent-searches')).toBeNull();
  expect(field()).toHaveFocus();
});

it('says what to try when it finds nothing', async () => {
  await open();
  await userEvent.type(field(), 'xyzzy');
  expect(await screen.findAllByText('Nothing found for “xyzzy”.')).toHaveLength(2);
  expect(screen.getByText(/^Try fewer words/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”.');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('leads to where to look for what has another name', async () => {
  await open();
  await userEvent.type(field(), 'carousel');
  const link = await screen.findByRole('link', { name: 'Installation' });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/material-ui/getting-started/installation/');
});

it('unfolds a prop of many components', async () => {
  await open({ typed: 'disableRipple' });
  await waitFor(() =>
    expect(titles()).toEqual([
      'disableRippleProp of Fab, Tab, Chip and 1 moreShow all 4Material UI',
    ]),
  );
  await userEvent.keyboard('{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  expect(titles()).toEqual(
    ['Fab', 'Tab', 'Chip', 'Radio'].map((name) => `disableRippleProp of ${name}Material UI`),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/material-ui/api/tab/#tab-prop-disableRipple');
});

describe('for an icon', () => {
  it('has it by a synonym, and copies its import', async () => {
    const user = userEvent.setup();
    await open({ typed: 'trash' });
    expect(await screen.findByRole('option', { name: /^Delete import/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(await navigator.clipboard.readText()).toBe(
      "import DeleteIcon from '@mui/icons-material/Delete';",
    );
    expect(await screen.findByRole('option', { name: /Delete.*Copied$/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leads to all icons for the query', async () => {
    await open({ typed: 'trash icon' });
    await waitFor(() => expect(titles()).toContain('All icons for “trash icon”Material UI'));
    expect(options().map((option) => option.getAttribute('href'))).toContain(
      '/material-ui/material-icons/?query=trash%20icon',
    );
  });

  it.each(['button', 'buton', 'xyzzy', 'variant'])('loads nothing for "%s"', async (typed) => {
    await open({ typed });
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(mockLoad).not.toHaveBeenCalled();
  });
});

it('searches in one product, which Tab and the arrow keys choose', async () => {
  await open({ typed: 'sheet' });
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'All products' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Material UI' }));
  expect(await screen.findByRole('button', { name: 'Search all products' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search all products' }));
  expect(await screen.findByRole('option', { name: /^Sheet/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Joy UI' }));
  expect(titles()).toEqual(['SheetJoy UI']);
});

it('searches in another version, which is loaded then', async () => {
  await open({ typed: 'button' });
  expect(screen.getByRole('radio', { name: 'v6.1.0' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'v5.16.7' }));
  expect(fetched).toContain('/assets/search/material-ui.v5.json');
  await waitFor(() => expect(titles()).toEqual(['ButtonMaterial UI v5.16.7']));
  expect(options()[0]).toHaveAttribute('href', '/material-ui/v5/react-button/');
});

it('marks what exists in English only', async () => {
  await open({ typed: 'tabs' });
  expect(await screen.findByRole('option', { name: /Tabs.*English/ })).toBeVisible();
});

it('says that the index could not be loaded, and tries again', async () => {
  isOnline = false;
  await open({ typed: 'button' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The index could not be loaded. Check your connection.');
  isOnline = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()[0]).toContain('Button'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows titles as they are', async () => {
  await open({ typed: 'img src' });
  const hit = await screen.findByRole('option', { name: /onerror/ });
  expect(within(hit).queryByRole('img')).not.toBeInTheDocument();
});

it('empties the field', async () => {
  await open({ typed: 'button' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('closes by its button and by Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
