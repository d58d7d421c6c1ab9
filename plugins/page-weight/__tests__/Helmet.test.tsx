/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as library from 'react-helmet-async';
import * as standIn from '../client/head/Helmet';

type Implementation = Pick<typeof library, 'Helmet' | 'HelmetProvider'>;
type Tree = (Head: (props: { children?: ReactNode }) => ReactNode) => ReactNode;

/** What the server has written. */
const SERVER_HEAD = `
  <title data-rh="true">Button - MUI</title>
  <meta charset="utf-8">
  <meta data-rh="true" name="description" content="Of the server">
  <link data-rh="true" rel="icon" href="/favicon.svg">
`;

async function settle() {
  // The library shows changes with the next frame.
  await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
}

function readDocument() {
  const attributesOf = ({ attributes }: Element) =>
    [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
  return {
    title: document.title,
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    head: [...document.head.children]
      .filter(({ localName }) => localName !== 'title')
      .map(({ outerHTML }) => outerHTML),
  };
}

/** What the document shows after each of the trees has been rendered in turn. */
async function show({ Helmet, HelmetProvider }: Implementation, trees: readonly Tree[]) {
  document.head.innerHTML = SERVER_HEAD;
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.documentElement.setAttribute('data-theme', 'dark');
  const Head = Helmet as unknown as Parameters<Tree>[0];
  const { rerender, unmount } = render(<HelmetProvider> </HelmetProvider>);
  const shown: ReturnType<typeof readDocument>[] = [];
  for (const tree of trees) {
    rerender(<HelmetProvider>{tree(Head)}</HelmetProvider>);
    await settle();
    shown.push(readDocument());
  }
  unmount();
  await settle();
  return shown;
}

const CASES: readonly (readonly [string, readonly Tree[]])[] = [
  [
    'what an inner component says counts, and what it does not say stays',
    [
      (Head) => (
        <>
          <Head>
            <html lang="en" dir="ltr" />
            <title>MUI</title>
            <meta name="description" content="Of the site" />
            <meta property="og:locale" content="en" />
            <link rel="icon" href="/favicon.svg" />
          </Head>
          <Head>
            <html lang="ar" className="docs-page" dir="rtl" />
            <title>Button - MUI</title>
            <meta name="description" content="Of the page" />
            <meta property="og:title" content="Button" />
          </Head>
        </>
      ),
    ],
  ],
  [
    'the next page takes the place of the last',
    [
      (Head) => (
        <>
          <Head>
            <title>MUI</title>
            <meta name="robots" content="all" />
          </Head>
          <Head key="button">
            <html lang="en" className="button-page" />
            <body className="wide" />
            <title>Button - MUI</title>
            <meta name="robots" content="noindex" />
          </Head>
        </>
      ),
      (Head) => (
        <>
          <Head>
            <title>MUI</title>
            <meta name="robots" content="all" />
          </Head>
          <Head key="tabs">
            <title>Tabs - MUI</title>
          </Head>
        </>
      ),
      (Head) => (
        <Head>
          <title>MUI</title>
        </Head>
      ),
    ],
  ],
  [
    'links: one canonical address, many style sheets, alternates by address',
    [
      (Head) => (
        <>
          <Head>
            <link rel="canonical" href="https://a.example/" />
            <link rel="stylesheet" href="/a.css" />
            <link rel="alternate" href="https://a.example/zh/" hrefLang="zh" />
            <link rel="alternate" href="https://a.example/" hrefLang="x-default" />
            <link rel="preconnect" href="https://fonts.example" crossOrigin="anonymous" />
          </Head>
          <Head>
            <link rel="canonical" href="https://b.example/" />
            <link rel="stylesheet" href="/b.css" />
            <link rel="alternate" href="https://b.example/pt/" hrefLang="pt" />
            <link rel="alternate" href="https://b.example/" hrefLang="en" />
            <link rel="alternate" href="https://b.example/" hrefLang="x-default" />
          </Head>
        </>
      ),
    ],
  ],
  [
    'scripts, styles and what is for readers without scripts',
    [
      (Head) => (
        <>
          <Head>
            <script type="application/ld+json">{'{"@type":"BreadcrumbList"}'}</script>
            <style>{'body { color: red }'}</style>
            <noscript>{'<link rel="stylesheet" href="/plain.css">'}</noscript>
          </Head>
          <Head>
            <script src="/a.js" async defer={undefined} />
            <script type="application/ld+json">{'{"@type":"WebPage"}'}</script>
            <style>{'body { color: red }'}</style>
          </Head>
        </>
      ),
    ],
  ],
  [
    'what is not there, and groups',
    [
      (Head) => (
        <Head>
          {null}
          {false}
          <>
            <title>
              {'Button'} - {'MUI'}
            </title>
          </>
          <meta name="keywords" content={undefined} />
          <meta charSet="utf-8" />
          <meta httpEquiv="refresh" content="0" />
          <meta itemProp="name" content="MUI" />
          <meta content="says nothing" />
          <link rel="icon" href="" />
          <base href="/docs/" />
        </Head>
      ),
    ],
  ],
  ['an empty head keeps the title', [(Head) => <Head />]],
  [
    'a changed value is shown, others stay',
    [
      (Head) => (
        <Head>
          <title>one</title>
          <meta name="description" content="one" />
          <link rel="icon" href="/favicon.svg" />
        </Head>
      ),
      (Head) => (
        <Head>
          <title>two</title>
          <meta name="description" content="two" />
          <link rel="icon" href="/favicon.svg" />
        </Head>
      ),
    ],
  ],
];

test.each(CASES)('%s', async (_, trees) => {
  expect(await show(standIn as unknown as Implementation, trees)).toEqual(
    await show(library, trees),
  );
});

test('tags that the server has written stay the same elements', async () => {
  document.head.innerHTML = SERVER_HEAD;
  const icon = document.querySelector('link');
  render(
    <standIn.HelmetProvider>
      <standIn.Helmet>
        <link rel="icon" href="/favicon.svg" />
      </standIn.Helmet>
    </standIn.HelmetProvider>,
  );
  await settle();
  expect(document.querySelector('link')).toBe(icon);
  expect(document.querySelector('meta[name="description"]')).toBeNull();
});
