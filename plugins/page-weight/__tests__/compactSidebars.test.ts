import { expandVersion } from '../client/expandVersion';
import { compactVersion } from '../node/compactSidebars';
import { createVersionModule, readVersionDocs } from '../node/versionModule';

const link = (label: string, docId: string, href: string) => ({
  type: 'link',
  href,
  label,
  docId,
  unlisted: false,
});
const doc = (id: string, title: string, sidebar?: string) => ({
  id,
  title,
  ...(sidebar !== undefined && { sidebar }),
});

const category = (key: string, label: string, items: readonly unknown[]) => ({
  type: 'category',
  key,
  label,
  collapsible: true,
  collapsed: true,
  items,
});

const VERSION = {
  pluginId: 'system',
  version: 'current',
  isLast: true,
  docsSidebars: {
    main: [
      {
        type: 'category',
        label: 'Components',
        collapsed: true,
        items: [
          link('Box', 'react-box/index', '/system/react-box/'),
          {
            ...link('Grid', 'react-grid/index', '/system/react-grid/'),
            customProps: { beta: true },
          },
        ],
      },
      link('Overview', 'getting-started', '/system/getting-started'),
      category('/system/theming', 'Theming', [
        link('Palette', 'theming/palette/index', '/system/theming/palette/'),
        link('Dark mode', 'theming/dark-mode', '/system/theming/dark-mode'),
        link('Screen sizes', 'breakpoints', '/system/breakpoints'),
        category('/system/theming/more', 'Even more', [
          link('Spacing', 'theming/more/spacing', '/system/theming/more/spacing'),
        ]),
        { ...category('/system/theming/new', 'New', []), customProps: { beta: true } },
        { ...category('/system/theming/open', 'Open', []), collapsed: false },
      ]),
      category('/elsewhere/others', 'Others', []),
      link('Stack', 'api/stack/index', '/system/api/stack/'),
      link('Old', 'old', '/elsewhere/'),
      { type: 'link', label: 'Blog', href: 'https://example.com' },
    ],
    empty: [],
  },
  docs: {
    'react-box/index': doc('react-box/index', 'Box', 'main'),
    'react-grid/index': doc('react-grid/index', 'Grid', 'main'),
    'getting-started': doc('getting-started', 'Getting started', 'main'),
    'api/stack/index': doc('api/stack/index', 'Stack API', 'main'),
    'theming/palette/index': doc('theming/palette/index', 'Palette', 'main'),
    'theming/dark-mode': doc('theming/dark-mode', 'Dark mode', 'main'),
    breakpoints: doc('breakpoints', 'Screen sizes', 'main'),
    'theming/more/spacing': doc('theming/more/spacing', 'Spacing', 'main'),
    old: doc('old', 'Old', 'main'),
    hidden: doc('hidden', 'Hidden'),
  },
};

const compact = (version: unknown) => compactVersion('a.json', JSON.stringify({ version }));

it('gives back what it was made of', () => {
  expect(expandVersion(compact(VERSION))).toEqual({ version: VERSION });
});

it('leaves out descriptions', () => {
  const docs = { ...VERSION.docs, hidden: { ...VERSION.docs.hidden, description: 'Long.' } };
  expect(expandVersion(compact({ ...VERSION, docs }))).toEqual({ version: VERSION });
});

it('says a page in its id, and its label where the id does not tell it', () => {
  expect(compact(VERSION).sidebars['main']?.[1]).toEqual([
    'getting-started',
    'Overview',
    ['Getting started'],
  ]);
  expect(compact(VERSION).sidebars['main']?.[4]).toEqual(['api/stack/index', '', ' API']);
  expect(compact(VERSION).sidebars['main']?.[0]).toMatchObject({
    items: ['react-box/index', { label: 'Grid' }],
  });
});

it('says a category in its key, in whose folder its docs are', () => {
  expect(compact(VERSION).sidebars['main']?.[2]).toEqual([
    'theming',
    [
      'palette/index',
      'dark-mode',
      ['/breakpoints', 'Screen sizes'],
      ['theming/more', ['spacing'], 'Even more'],
      expect.objectContaining({ label: 'New' }),
      expect.objectContaining({ label: 'Open' }),
    ],
  ]);
  expect(compact(VERSION).sidebars['main']?.[3]).toMatchObject({ label: 'Others' });
});

it('passes on what is no version', () => {
  expect(createVersionModule('tags.json', '{"tag":1}')).toBe('export default {"tag":1};');
  expect(readVersionDocs('tags.json', '{"tag":1}')).toEqual([]);
});

it('knows the docs in the order in which the browser has them', () => {
  const source = JSON.stringify({ version: VERSION });
  const { version } = expandVersion(compact(VERSION));
  expect(readVersionDocs('a.json', source)).toEqual(Object.values(version.docs));
});
