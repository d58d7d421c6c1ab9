/** A page of what Docusaurus documents, and what becomes of it. */
export interface DocumentedPage {
  /** Its title, and in lower case its file. */
  readonly title: string;
  /** `mdx` by default. */
  readonly extension?: 'md';
  /** Fields of the front matter besides title and description. */
  readonly fields?: string;
  readonly text: string;
  /** Files beside it, by name. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** What readers see below title and description, each on a line or in a block of its own. */
  readonly shows: readonly string[];
  /** What else is in the built HTML. */
  readonly html?: readonly RegExp[];
  /** Its Markdown below title and description. */
  readonly markdown: string;
}

/** Origin of pictures that the policy of the site allows. */
export const PICTURES = 'https://pictures.example.com';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pages in `docs/material-ui/features`. Fences have tildes, so that they need no escapes here. */
export const DOCUMENTED_PAGES: readonly DocumentedPage[] = [
  {
    title: 'Tabs',
    text: `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="fruit" queryString>
  <TabItem value="apple" label="Apple" default>An apple.</TabItem>
  <TabItem value="pear" label="Pear">A **pear**.</TabItem>
</Tabs>

<Tabs groupId="fruit" queryString>
  <TabItem value="apple" label="Apple" default>Red.</TabItem>
  <TabItem value="pear" label="Pear">Green.</TabItem>
</Tabs>`,
    shows: ['Apple', 'An apple.', 'Red.'],
    html: [/role="?tablist/, /hidden(?:="")?>A <strong>pear/],
    markdown:
      '**Apple**\n\nAn apple.\n\n**Pear**\n\nA **pear**.\n\n**Apple**\n\nRed.\n\n**Pear**\n\nGreen.',
  },
  {
    title: 'Admonitions',
    text: `
::::info[Outer *title*]

Outside.

:::danger

Innermost.

:::

::::

:::note

<details><summary>More</summary>Inside a note.</details>

:::`,
    shows: ['Outer title', 'Outside.', 'Innermost.', 'More'],
    html: [/theme-admonition-info[^]*theme-admonition-danger[^]*theme-admonition-note/],
    markdown: `> [!NOTE]
> **Outer _title_**
>
> Outside.
>
> > [!CAUTION]
> > Innermost.

> [!NOTE]
> **More**
>
> Inside a note.`,
  },
  {
    title: 'Partials',
    text: `
import Steps, {label} from './_steps.mdx';
import Note from './_note.md';

<Steps name="first" />

{label}

<Note />`,
    files: {
      '_steps.mdx': `export const label = 'Of the partial';

## Install

Install the {props.name} package.
`,
      '_note.md': 'A note {in braces}.\n',
    },
    shows: ['Install', 'Install the first package.', 'Of the partial', 'A note {in braces}.'],
    html: [/<h2 id="?install/, /href="?#install"? class="?table-of-contents__link/],
    markdown: '## Install\n\nInstall the first package.\n\nOf the partial\n\nA note {in braces}.',
  },
  {
    title: 'Details',
    text: `
<details>
  <summary>What it is</summary>

Text with \`code\`.

</details>`,
    shows: ['What it is'],
    html: [/<details[^]*Text with <code>code/],
    markdown: '**What it is**\n\nText with `code`.',
  },
  {
    title: 'Expressions',
    fields: 'author: Ada',
    text: `
export const Highlight = ({children, color}) => <span style={{color}}>{children}</span>;

export const fruits = ['Fig', 'Kiwi'];

Sum: {1 + 1}. Title: {frontMatter.title}. By {frontMatter.author}.

<Highlight color="green">Green</Highlight> is a color.

<ul>{fruits.map((fruit) => <li key={fruit}>{fruit}</li>)}</ul>

{/* A comment */}`,
    shows: ['Sum: 2. Title: Expressions. By Ada.', 'Green is a color.', 'Fig', 'Kiwi'],
    html: [/style="?color:green/],
    markdown: 'Sum: 2. Title: Expressions. By Ada.\n\nGreen is a color.\n\n- Fig\n- Kiwi',
  },
  {
    title: 'CommonMark',
    extension: 'md',
    text: `
<!-- A comment -->

Press <kbd>Enter</kbd>. {1 + 1} < 3

<p align="center">Centered</p>`,
    shows: ['Press Enter. {1 + 1} < 3', 'Centered'],
    html: [/<p align="?center/],
    markdown: 'Press `Enter`. {1 + 1} < 3\n\nCentered',
  },
  {
    title: 'Unlisted',
    fields: 'unlisted: true',
    text: 'Whoever has the link finds it.',
    shows: ['Whoever has the link finds it.'],
    html: [/name="?robots"? content="?noindex/],
    markdown: 'Whoever has the link finds it.',
  },
  {
    title: 'Hidden title',
    fields: 'hide_title: true',
    text: 'Text alone.',
    shows: ['Text alone.'],
    html: [/^(?![^]*<h1)/],
    markdown: 'Text alone.',
  },
  {
    title: 'Code',
    text: `
~~~java title="Main.java" showLineNumbers
// highlight-next-line
class Main {}
~~~

~~~python {1}
def main(): pass
~~~

~~~toml
key = "value"
~~~

~~~klingon
Hello <b>
~~~

~~~
Without a language
~~~`,
    shows: ['Main.java', 'class Main {}', 'def main(): pass', 'key = "value"', 'Hello <b>'],
    html: [
      /data-line="?highlighted"?><span class="token keyword">class/,
      /data-line="?highlighted"?><span class="token keyword">def/,
      /<span class="token property">key/,
    ],
    markdown: `\`\`\`java title="Main.java"
class Main {}
\`\`\`

\`\`\`python
def main(): pass
\`\`\`

\`\`\`toml
key = "value"
\`\`\`

\`\`\`klingon
Hello <b>
\`\`\`

\`\`\`
Without a language
\`\`\``,
  },
  {
    title: 'Cards',
    text: `
import DocCardList from '@theme/DocCardList';

<DocCardList items={[
  {type: 'link', label: 'Tabs', href: '/material-ui/features/tabs/', description: 'Panels.'},
  {type: 'link', label: 'Elsewhere', href: 'https://example.com/'},
]} />`,
    shows: ['Tabs', 'Panels.', 'Elsewhere'],
    markdown:
      '[Tabs Panels.](https://docs.example.com/material-ui/features/tabs/)\n\n[Elsewhere](https://example.com/)',
  },
  {
    title: 'Contents',
    text: `
import TOCInline from '@theme/TOCInline';

<TOCInline toc={toc} maxHeadingLevel={2} />

## First section

### Below it

## Second section {/* #second */}`,
    shows: ['First section', 'Below it', 'Second section'],
    html: [/<h2 id="?second/],
    markdown: `- [First section](https://docs.example.com/material-ui/features/contents/#first-section)
- [Second section](https://docs.example.com/material-ui/features/contents/#second)

## First section

### Below it

## Second section`,
  },
  {
    title: 'Images',
    text: `
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawing from './plain.svg';

![Beside the page](./plain.svg)

<ThemedImage alt="Light or dark" sources={{light: useBaseUrl('/img/favicon.svg'), dark: useBaseUrl('/img/favicon.svg?dark')}} />

<Drawing role="img" aria-label="A drawing" />

<img src={require('./dot.png').default} alt="Required" />

Last.`,
    files: { 'plain.svg': SVG, 'dot.png': Buffer.from(PNG, 'base64') },
    shows: ['Last.'],
    html: [
      /<img[^>]*src="?data:image\/svg/,
      /<svg[^>]*aria-label="A drawing"/,
      /src="?data:image\/png/,
    ],
    markdown: `Beside the page

![Light or dark](https://docs.example.com/img/favicon.svg)
A drawing
Required

Last.`,
  },
  {
    title: 'Other hosts',
    text: `![A picture](${PICTURES}/a.png)`,
    shows: [],
    html: [/<img[^>]*src="?https:\/\/pictures/],
    markdown: `![A picture](${PICTURES}/a.png)`,
  },
  {
    title: 'Components',
    text: `
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import CodeBlock from '@theme/CodeBlock';
import Counter from './Counter';

<BrowserOnly fallback={<p>Later</p>}>{() => <p>{window.location.pathname}</p>}</BrowserOnly>

<p><Translate values={{name: 'Ada'}}>{'Hello {name}'}</Translate></p>

<p>{translate({message: 'Goodbye'})}</p>

<p><Link to="/material-ui/features/tabs/">To tabs</Link></p>

<Heading as="h2" id="own">Own heading</Heading>

<CodeBlock language="js" title="a.js">{'const a = 1;'}</CodeBlock>

<Counter start={3} />`,
    files: {
      'Counter.tsx': `import { useState } from 'react';

export default function Counter({ start }: { start: number }) {
  const [count] = useState(start);
  return <p>Count: {count}</p>;
}
`,
    },
    shows: ['/material-ui/features/components/', 'Hello Ada', 'Goodbye', 'Own heading', 'Count: 3'],
    html: [/<h2[^>]*id="?own/],
    markdown: `Later

Hello Ada

Goodbye

[To tabs](https://docs.example.com/material-ui/features/tabs/)

## Own heading

\`\`\`js title="a.js"
const a = 1;
\`\`\`

Count: 3`,
  },
  {
    title: 'Head',
    fields: 'keywords: [one, two]\nimage: /img/favicon.svg',
    text: `
<head>
  <meta name="fruit" content="kiwi" />
  <link rel="canonical" href="https://example.com/kiwi/" />
</head>

Text.`,
    shows: ['Text.'],
    html: [
      /<meta[^>]*name="?fruit"? content="?kiwi/,
      /^(?:(?!rel="?canonical)[^])*rel="?canonical"? href="?https:\/\/example.com\/kiwi(?![^]*rel="?canonical)/,
      /property="?og:image"? content="?https:\/\/docs.example.com\/img\/favicon.svg/,
    ],
    markdown: 'Text.',
  },
  {
    title: 'Markdown',
    text: `
| A | B |
| --- | :-: |
| a \\| b | **c** |

- [x] Done
- [ ] Open

Text[^1], ~~gone~~, https://example.com, :rocket:.

[Tabs](./tabs.mdx), [a part](contents.mdx#second), [file](pathname:///with-head.html).

[^1]: A footnote.`,
    shows: [
      'a | b',
      'Done',
      'Open',
      'Text1, gone, https://example.com, 🚀.',
      'Tabs, a part, file.',
    ],
    markdown: `| A | B |
| - | - |
| a \\| b | **c** |

- [x] Done
- [ ] Open

Text[1](https://docs.example.com/material-ui/features/markdown/#user-content-fn-1), ~~gone~~, [https://example.com](https://example.com/), 🚀.

[Tabs](https://docs.example.com/material-ui/features/tabs/), [a part](https://docs.example.com/material-ui/features/contents/#second), [file](https://docs.example.com/with-head.html).

## Footnotes

1. A footnote. [↩](https://docs.example.com/material-ui/features/markdown/#user-content-fnref-1)`,
  },
];
