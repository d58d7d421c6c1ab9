import { trimVersionMetadata } from '../trimVersionMetadata';

test('the version keeps all but its list of docs, at any depth', () => {
  const page = { path: '/a/b/', component: 'DocItem', props: { title: 'B' } };
  const root = (docs: object) => ({
    path: '/a',
    component: 'DocsRoot',
    routes: [
      {
        path: '/a',
        component: 'DocVersionRoot',
        props: { version: { label: '6', docs } },
        routes: [page],
      },
    ],
  });
  expect(trimVersionMetadata(root({ b: { id: 'b', title: 'B' } }))).toEqual(root({}));
});
