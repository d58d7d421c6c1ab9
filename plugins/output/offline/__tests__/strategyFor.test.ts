import { strategyFor, type RequestFacts, type Strategy } from '../worker/strategyFor';

const ORIGIN = 'https://docs.example';

function request(path: string, facts: Partial<RequestFacts> = {}): RequestFacts {
  return {
    method: 'GET',
    url: new URL(path, ORIGIN).href,
    mode: 'no-cors',
    destination: 'script',
    cache: 'default',
    headers: new Headers(),
    ...facts,
  };
}

const page: Partial<RequestFacts> = { mode: 'navigate', destination: 'document' };

test.each<[string, RequestFacts, Strategy]>([
  ['the home page', request('/', page), 'page'],
  ['a page', request('/system/box/?a=1', page), 'page'],
  ['a page without its slash', request('/material-ui', page), 'page'],
  ['a page by its file', request('/404.html', page), 'page'],
  ['a page that is reloaded', request('/system/box/', { ...page, cache: 'no-cache' }), 'page'],
  ['a file that is opened', request('/img/favicon.svg', page), 'none'],
  ['the sitemap', request('/sitemap.xml', page), 'none'],
  ['the page of edited demos', request('/demo-runner/', page), 'none'],
  ['the same in a language', request('/zh/demo-runner/', page), 'none'],
  ['a script', request('/assets/js/a.9b329b87.js'), 'file'],
  ['a script of a language', request('/zh/assets/js/a.9b329b87.js'), 'file'],
  ['a script fetched ahead', request('/assets/js/a.9b329b87.js', { destination: '' }), 'none'],
  ['data of a script', request('/assets/demos/A.a82d1a97.json', { destination: '' }), 'file'],
  ['a style sheet', request('/assets/css/a.9b329b87.css', { destination: 'style' }), 'file'],
  ['a font', request('/fonts/a.woff2', { destination: 'font' }), 'file'],
  ['an image', request('/img/a.svg', { destination: 'image' }), 'file'],
  ['a file that is checked', request('/assets/js/a.9b329b87.js', { cache: 'no-cache' }), 'none'],
  ['a script that is called an image', request('/img/a.svg'), 'none'],
  ['a script that is called data', request('/assets/demos/A.a82d1a97.json'), 'none'],
  ['a worker that is called a font', request('/fonts/a.woff2', { destination: 'worker' }), 'none'],
  ['the worker', request('/sw.js'), 'none'],
  ['a list of what can be saved', request('/offline/products.json'), 'none'],
  ['a page that is fetched', request('/system/box/', { destination: '' }), 'none'],
  ['a form', request('/system/box/', { ...page, method: 'POST' }), 'none'],
  ['a HEAD request', request('/assets/js/a.9b329b87.js', { method: 'HEAD' }), 'none'],
  [
    'a part of a file',
    request('/img/a.mp4', { headers: new Headers({ range: 'bytes=0-' }) }),
    'none',
  ],
  ['another host', request('https://services.test/assets/js/a.9b329b87.js'), 'none'],
  ['another host’s page', request('https://docs.example.test/', page), 'none'],
])('%s', (_what, facts, expected) => {
  expect(strategyFor(facts, ORIGIN)).toBe(expected);
});
