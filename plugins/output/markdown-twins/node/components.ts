import type { Code, PhrasingContent, RootContent } from 'mdast';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import type { CodeVariant } from '../../../../src/site/demoHash';
import type {
  ApiChangesFile,
  ApiGuideAddresses,
  ApiPage,
} from '../../../content/api-reference/contract';
import type { ImportSize } from '../../../content/api-reference/importContract';
import { apiLinkList } from '../../../content/api-reference/node/pages/apiLinkList';
import {
  DATA_ALIAS,
  DATA_FOLDER,
  getOutlineFile,
  GUIDES_FILE,
} from '../../../content/api-reference/node/pages/generatedFiles';
import { expandTable } from '../../../content/keyboard-tables/node/expandTable';
import type { PageOutline } from '../../../content/api-reference/node/pages/toPageOutline';
import { apiNodes } from './apiNodes';
import { readExpression, readString, type JsxElement } from './attributes';
import { changesNodes } from './changesNodes';
import { codeTabs } from './codeFences';
import { galleryNodes } from './galleryNodes';
import { code, link, paragraph, table, text } from './nodes';
import type { Texts } from './texts';

/** What converting a page needs besides its text. */
export interface PageContext {
  readonly siteDir: string;
  /** Docusaurus's `generatedFilesDir`. */
  readonly generatedFilesDir: string;
  /** The page's file, relative to the site. */
  readonly file: string;
  readonly permalink: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly texts: Texts;
  readonly variant: CodeVariant;
  /** The page's imports: name -> module. */
  readonly imports: ReadonlyMap<string, string>;
}

type Handler = (
  element: JsxElement,
  context: PageContext,
) => RootContent[] | Promise<RootContent[]>;

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** Resolves the JSON module that a page imports to its file. Throws for any other module. */
export function jsonFile(request: string, { siteDir, generatedFilesDir, file }: PageContext) {
  if (!request.endsWith('.json')) throw new Error(`"${request}" is no JSON.`);
  if (request.startsWith(`${DATA_ALIAS}/`)) {
    return path.join(generatedFilesDir, DATA_FOLDER, request.slice(DATA_ALIAS.length + 1));
  }
  return request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : path.join(siteDir, path.posix.dirname(file), request);
}

/** Handler for a component that only works in a browser: a link to the page. */
function interactive(key: string): Handler {
  return (_element, { permalink, texts }) => [
    paragraph(
      ...texts.nodes('markdownPages.interactive', {
        link: link(permalink, text(texts(`markdownPages.${key}`))),
      }),
    ),
  ];
}

async function apiPage(element: JsxElement, context: PageContext): Promise<RootContent[]> {
  const { generatedFilesDir, texts } = context;
  const src = readString(element, 'src') ?? '';
  const outline = await readJson<PageOutline>(getOutlineFile(generatedFilesDir, src));
  const [guides, ...members] = await Promise.all([
    readJson<ApiGuideAddresses>(path.join(generatedFilesDir, DATA_FOLDER, GUIDES_FILE)),
    ...outline.members.map(({ data }) => readJson<ApiPage>(jsonFile(data, context))),
  ]);
  return apiNodes({ outline, members }, { texts, guides });
}

async function apiChanges(element: JsxElement, context: PageContext): Promise<RootContent[]> {
  const request = context.imports.get(readExpression(element, 'changes') ?? '');
  if (request === undefined) {
    throw new Error('<ApiChanges> needs changes={…} with what the page imports.');
  }
  const changes = await readJson<ApiChangesFile>(jsonFile(request, context));
  return changesNodes(changes, readString(element, 'apiRoute') ?? '', context.texts);
}

const keyboardTable: Handler = async (element, { siteDir, file }) => [
  await expandTable(element, siteDir, file),
];

async function bundleSizes(element: JsxElement, context: PageContext): Promise<RootContent[]> {
  const request = context.imports.get(readExpression(element, 'sizes') ?? '');
  if (request === undefined) {
    throw new Error('<BundleSizes> needs sizes={…} with what the page imports.');
  }
  const { texts } = context;
  const sizes = await readJson<readonly ImportSize[]>(jsonFile(request, context));
  return [
    table(
      [texts('bundleSizes.name'), texts('bundleSizes.size')],
      sizes.map(({ name, to, from, bytes }) => [
        [link(to, text(name)), text(' '), code(from)],
        [text(texts('bundleSizes.kilobytes', { size: (bytes / 1000).toFixed(1) }))],
      ]),
    ),
  ];
}

/**
 * Handlers of the components that pages may use, by name. A component without a handler stops the
 * build. Children are dropped unless the handler converts them.
 */
export const COMPONENTS: Readonly<Record<string, Handler>> = {
  Demo: async (element, { siteDir, file, variant, texts }) => {
    // Imported lazily: it loads the TypeScript compiler.
    const { demoNodes } = await import('./demoNodes');
    return demoNodes(
      { siteDir, page: file, src: readString(element, 'src') ?? '' },
      variant,
      texts,
    );
  },
  Playground: async (element, { siteDir, file, texts }) => {
    const { playgroundNodes } = await import('./playgroundNodes');
    return playgroundNodes(
      { siteDir, page: file, component: readString(element, 'component') ?? '' },
      texts,
    );
  },
  CodeTabs: ({ children }) =>
    codeTabs(
      (children as readonly RootContent[]).filter((node): node is Code => node.type === 'code'),
    ),
  Keyboard: keyboardTable,
  Roles: keyboardTable,
  ApiLinks: (_element, { file, frontMatter }) => [apiLinkList(file, frontMatter)],
  ApiPage: apiPage,
  ApiChanges: apiChanges,
  BundleSizes: bundleSizes,
  ComponentGallery: galleryNodes,
  ColorPlayground: interactive('colorPlayground'),
  DensityPlayground: interactive('densityPlayground'),
  MaterialIcons: interactive('materialIcons'),
};

/** Inline replacements of HTML elements; other elements are replaced by their children. */
export const INLINE_ELEMENTS: Readonly<
  Record<string, (element: JsxElement, children: PhrasingContent[]) => PhrasingContent[]>
> = {
  br: () => [{ type: 'break' }],
  b: (_element, children) => [{ type: 'strong', children }],
  strong: (_element, children) => [{ type: 'strong', children }],
  i: (_element, children) => [{ type: 'emphasis', children }],
  em: (_element, children) => [{ type: 'emphasis', children }],
  summary: (_element, children) => [{ type: 'strong', children }],
  a: (element, children) => {
    const href = readString(element, 'href');
    return href === undefined ? children : [link(href, ...children)];
  },
  img: (element) => {
    const src = readString(element, 'src');
    return src === undefined
      ? []
      : [{ type: 'image', url: src, alt: readString(element, 'alt') ?? '' }];
  },
};
