import type { IncomingHttpHeaders } from 'node:http';

/** What the stand-in answers to a path. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How long it waits before it answers, in ms. */
  readonly delay?: number;
}

/** An answer, one made for the request, or the connection broken off. */
export type Behaviour = Answer | ((request: StandInRequest) => Answer) | 'down';

/** A request that the stand-in got. */
export interface StandInRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

const script = (body: string): Behaviour => ({
  headers: { 'content-type': 'text/javascript' },
  body,
});

const json = (value: unknown): Answer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const PIXEL: Behaviour = {
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><path fill="#888" d="M0 0h130v100H0z"/></svg>',
};

/** The ad network's script: it puts its ad before itself, as such scripts do. */
const AD_SCRIPT = `
var own = document.currentScript || document.getElementById('_carbonads_js');
var ad = document.createElement('div');
ad.id = 'carbonads';
ad.innerHTML = '<a href="http://services.test/landing" target="_blank" rel="noopener sponsored">' +
  '<img src="http://services.test/ad.svg" width="130" height="100" alt="Sample ad">' +
  'An ad of the network.</a>';
own.parentNode.insertBefore(ad, own);
`;

/** The analytics provider's script: it passes on all that is pushed to \`dataLayer\`, as it is. */
const ANALYTICS_SCRIPT = `
const send = (entry) => fetch('http://services.test/collect', {
  method: 'POST', keepalive: true, body: JSON.stringify(Array.from(entry)),
});
const layer = (window.dataLayer = window.dataLayer || []);
layer.forEach(send);
layer.push = function (...entries) { entries.forEach(send); return Array.prototype.push.apply(this, entries); };
`;

/** A record as Algolia's crawler writes it for a Docusaurus site. */
const HIT = {
  objectID: '1',
  type: 'content',
  url: 'https://docs.example.com/material-ui/react-tabs/#scrolling',
  content: 'More tabs than fit.',
  hierarchy: { lvl0: 'Material UI', lvl1: 'Tabs', lvl2: 'Scrolling' },
  _highlightResult: { hierarchy: { lvl1: { value: 'Tabs' }, lvl2: { value: 'Scrolling' } } },
  _snippetResult: { content: { value: 'More <mark>tabs</mark> than fit.' } },
};

/** How each service answers when nothing is wrong. */
export const ANSWERS: Readonly<Record<string, Behaviour>> = {
  '/ad.js': script(AD_SCRIPT),
  '/ad.svg': PIXEL,
  '/pixel': PIXEL,
  '/impression': PIXEL,
  '/feed.json': json({
    ads: [
      {},
      {
        statlink: 'http://services.test/landing',
        statimp: 'http://services.test/impression',
        pixel:
          'http://services.test/pixel?at=[timestamp]||http://services.test/pixel?again=[timestamp]',
        timestamp: '1234567890',
        image: 'http://services.test/ad.svg',
        company: 'Sample Company',
        description: 'Hosting for teams.',
      },
    ],
  }),
  '/analytics.js': script(ANALYTICS_SCRIPT),
  '/collect': { status: 204 },
  '/feedback': { ...json({ id: 'reader-1' }), status: 201 },
  '/1/indexes/*/queries': ({ body }) => {
    const { requests } = JSON.parse(body) as { readonly requests: readonly { query: string }[] };
    return json({
      results: requests.map(({ query }) => ({
        query,
        hits: [HIT],
        nbHits: 1,
        nbPages: 1,
        page: 0,
      })),
    });
  },
  '/icons.css': {
    headers: { 'content-type': 'text/css' },
    body: ".material-icons { font-family: 'Material Icons', sans-serif; }",
  },
};
