/** A docs plugin instance with one version that has these pages. */
const instance = (path: string, pages: readonly string[]) => ({
  path,
  breadcrumbs: true,
  versions: [
    {
      name: 'current',
      label: 'current',
      isLast: true,
      path,
      mainDocId: pages[0],
      docs: pages.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'defaultSidebar' })),
      draftIds: [],
      sidebars: {},
    },
  ],
});

const globalData = {
  'docusaurus-plugin-content-docs': {
    'material-ui': instance('/material-ui', ['react-button', 'react-tabs']),
    'joy-ui': instance('/joy-ui', ['react-button']),
    x: instance('/x', ['react-data-grid']),
  },
};

export default globalData;
