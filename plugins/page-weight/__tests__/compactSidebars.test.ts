import { expandVersion } from '../client/expandVersion';
import { compactVersion } from '../node/compactSidebars';
import { createVersionModule } from '../node/versionModule';

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
  expect(compact(VERSION).sidebars['main']?.[2]).toEqual(['api/stack/index', '', ' API']);
  expect(compact(VERSION).sidebars['main']?.[0]).toMatchObject({
    items: ['react-box/index', { label: 'Grid' }],
  });
});

it('passes on what is no version', () => {
  expect(createVersionModule('tags.json', '{"tag":1}')).toBe('export default {"tag":1};');
});
