import { versionLabel } from '../../../../src/site/versionLabel';
import type { PhrasingContent, RootContent } from 'mdast';
import {
  API_CHANGE_KINDS,
  type ApiChange,
  type ApiComponentPage,
  type ApiGuideAddresses,
  type ApiPage,
  type ApiPropNote,
  type ApiPropRow,
  type ApiRow,
} from '../../../content/api-reference/contract';
import type { PageOutline } from '../../../content/api-reference/node/pages/toPageOutline';
import { htmlToNodes } from './htmlToNodes';
import { markdownToNodes } from './markdownToNodes';
import {
  blockquote,
  code,
  fence,
  heading,
  link,
  list,
  paragraph,
  raw,
  strong,
  table,
  text,
} from './nodes';
import type { Texts } from './texts';

/** What the sections of an API page need besides its data. */
export interface ApiNodesContext {
  readonly texts: Texts;
  /** URLs of guides, as used in pages. */
  readonly guides: ApiGuideAddresses;
}

/** An API page: its outline, and the data of its members in the same order. */
export interface ApiPageData {
  readonly outline: PageOutline;
  readonly members: readonly ApiPage[];
}

type Cell = PhrasingContent[];

const BLANK = text(' ');
/** Component of react-transition-group, which several components inherit from. */
const TRANSITION = 'Transition';

/** Joins sentences with spaces. */
const join = (parts: readonly Cell[]): Cell =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [BLANK, ...part]));

const codes = (value: string | undefined): Cell => (value ? [code(value)] : []);

function deprecation({ deprecated, deprecatedSince }: ApiRow, texts: Texts): Cell {
  if (deprecated === undefined) return [];
  const mark = strong(
    text(
      deprecatedSince === undefined
        ? texts('api.deprecated')
        : texts('api.deprecatedSince', { version: deprecatedSince }),
    ),
  );
  return deprecated === '' ? [mark] : [mark, text(': '), ...htmlToNodes(deprecated)];
}

function since(row: ApiRow, texts: Texts): Cell {
  return row.since === undefined ? [] : [text(`${texts('api.since', { version: row.since })}.`)];
}

function propNote(note: ApiPropNote, prefix: string, { texts, guides }: ApiNodesContext): Cell {
  const words = text(texts(`api.noteLinks.${note}`));
  const url =
    note === 'cssApi'
      ? `#${prefix}classes`
      : note === 'slotsApi'
        ? `#${prefix}slots`
        : guides[note];
  return texts.nodes(`api.notes.${note}`, { link: link(url, words) });
}

function signature(row: ApiPropRow, texts: Texts): Cell {
  if (!row.signature) return [];
  const { text: shown, parameters, returns } = row.signature;
  return join([
    [text(`${texts('api.labels.signature')} `), code(shown)],
    ...parameters.map(({ name, description }): Cell => [
      text('• '),
      code(name),
      text(': '),
      ...htmlToNodes(description),
    ]),
    ...(returns ? [texts.nodes('api.returns', { description: htmlToNodes(returns) })] : []),
  ]);
}

function describeProp(row: ApiPropRow, prefix: string, context: ApiNodesContext): Cell {
  const { texts, guides } = context;
  const plan =
    row.plan && link(guides[`${row.plan}Plan`], text(texts(`markdownPages.${row.plan}`)));
  return join([
    deprecation(row, texts),
    plan ? [plan, text('.')] : [],
    htmlToNodes(row.description),
    since(row, texts),
    signature(row, texts),
    row.expanded === undefined ? [] : [text(`${texts('api.resolvedType')}: `), code(row.expanded)],
    row.see === undefined ? [] : texts.nodes('api.see', { reference: htmlToNodes(row.see) }),
    ...(row.notes ?? []).map((note) => propNote(note, prefix, context)),
  ]);
}

function propTable(rows: readonly ApiPropRow[], prefix: string, context: ApiNodesContext) {
  const { texts } = context;
  return table(
    [
      'api.columns.name',
      'api.columns.type',
      'api.required',
      'api.columns.default',
      'api.columns.description',
    ].map((key) => texts(key)),
    rows.map((row) => [
      [code(row.name)],
      codes(row.types.join(' | ')),
      [text(texts(row.required ? 'markdownPages.yes' : 'markdownPages.no'))],
      codes(row.default),
      describeProp(row, prefix, context),
    ]),
  );
}

function describeRow(row: ApiRow, texts: Texts): Cell {
  return join([deprecation(row, texts), htmlToNodes(row.description), since(row, texts)]);
}

function changeCell({ kind, subject, name, from, to, note }: ApiChange, texts: Texts): Cell {
  const values = { from: code(from ?? ''), to: code(to ?? '') };
  const now = kind === 'renamed' ? undefined : to;
  const detail =
    from !== undefined && now !== undefined
      ? texts.nodes('api.changes.fromTo', values)
      : from !== undefined
        ? texts.nodes('api.changes.was', values)
        : now !== undefined
          ? texts.nodes('api.changes.to', values)
          : [];
  return join([
    [text(`${texts(`api.changes.kinds.${kind}`)}: ${texts(`api.changes.subjects.${subject}`)}`)],
    [code(name)],
    detail,
    note === undefined ? [] : [text('– '), ...markdownToNodes(note)],
  ]);
}

function changesNodes(
  { from, to, page, list: changes }: NonNullable<ApiComponentPage['changes']>,
  texts: Texts,
): RootContent[] {
  const versions = { from: versionLabel(from), to: versionLabel(to) };
  const counts = API_CHANGE_KINDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [texts(`api.changes.counts.${kind}`, { count })] : [];
  });
  return [
    paragraph(
      text(`${texts('api.changes.summary', { version: versions.from })} ${counts.join(', ')}.`),
    ),
    list(changes.map((change) => changeCell(change, texts))),
    ...(page === undefined
      ? []
      : [paragraph(link(page, text(texts('api.changes.all', versions))))]),
  ];
}

function refNode({ ref, refElement }: ApiComponentPage, texts: Texts): RootContent {
  const values = { ref: code('ref') };
  if (ref === 'none') return paragraph(text(texts('api.refNone')));
  return paragraph(
    ...(refElement === undefined
      ? texts.nodes('api.refRoot', values)
      : texts.nodes('api.refRootElement', { ...values, element: code(refElement) })),
  );
}

/** Renders the sections of a component except its props. */
function componentNodes(
  page: ApiComponentPage,
  depth: number,
  { texts, guides }: ApiNodesContext,
): RootContent[] {
  const { name, inheritance, themeName, slots, classes } = page;
  const title = (key: string, more = 0) =>
    heading(depth + more, text(texts(`apiPages.headings.${key}`)));
  const nodes: RootContent[] = [];
  if (page.systemProps) {
    const guide = link(guides.systemProperties, text(texts('api.systemPropsLink')));
    nodes.push(paragraph(...texts.nodes('api.systemProps', { name, link: guide })));
  }
  nodes.push(refNode(page, texts));
  if (inheritance) {
    const { component, to } = inheritance;
    const key = component === TRANSITION ? 'api.inheritanceTransition' : 'api.inheritance';
    nodes.push(
      title('inheritance', 1),
      paragraph(...texts.nodes(key, { name, link: link(to, text(component)) })),
    );
  }
  if (themeName !== undefined) {
    nodes.push(
      title('themeDefaultProps', 1),
      paragraph(...texts.nodes('api.themeDefaultProps', { themeName: code(themeName) })),
    );
  }
  if (slots.length > 0) {
    nodes.push(
      title('slots'),
      table(
        ['slotName', 'className', 'defaultComponent', 'description'].map((key) =>
          texts(`api.columns.${key}`),
        ),
        slots.map((row) => [
          [code(row.name)],
          codes(row.className === null ? undefined : `.${row.className}`),
          codes(row.default),
          describeRow(row, texts),
        ]),
      ),
    );
  }
  if (classes.length > 0) {
    nodes.push(
      title('classes'),
      table(
        ['className', 'ruleName', 'description'].map((key) => texts(`api.columns.${key}`)),
        classes.map((row) => [
          [code(`.${row.className}`)],
          [code(row.name)],
          join([
            row.global ? [strong(text(texts('markdownPages.state')))] : [],
            describeRow(row, texts),
          ]),
        ]),
      ),
      ...overrideNodes(page, texts),
    );
  }
  return nodes;
}

function overrideNodes({ classes, themeName }: ApiComponentPage, texts: Texts): RootContent[] {
  const example = classes.find(({ global }) => !global) ?? classes[0];
  if (!example) return [];
  return [
    paragraph(text(texts('api.override'))),
    list([
      texts.nodes('api.overrideGlobal', { className: code(`.${example.className}`) }),
      ...(themeName === undefined
        ? []
        : [
            texts.nodes('api.overrideTheme', {
              styleOverrides: code('styleOverrides'),
              themeName: code(themeName),
            }),
          ]),
    ]),
  ];
}

function propsNodes(
  page: ApiComponentPage,
  depth: number,
  context: ApiNodesContext,
): RootContent[] {
  const { texts } = context;
  const { name, props, inherited, native, anchorPrefix } = page;
  const nodes: RootContent[] = [
    props.length > 0
      ? propTable(props, anchorPrefix, context)
      : paragraph(text(texts('api.noOwnProps', { name }))),
  ];
  if (inherited.length > 0) nodes.push(paragraph(text(texts('api.inherited'))));
  for (const { origin, to, props: rows } of inherited) {
    const values = { origin, count: rows.length };
    nodes.push(heading(depth + 1, text(texts('api.inheritedFrom', values))));
    if (to !== undefined) {
      nodes.push(paragraph(link(to, text(texts('api.inheritedPage', { origin })))));
    }
    nodes.push(propTable(rows, anchorPrefix, context));
  }
  if (native) {
    const { element, count } = native;
    nodes.push(
      paragraph(
        ...(element === undefined
          ? texts.nodes('api.nativeUnknown', { count })
          : texts.nodes('api.native', { count, element: code(element) })),
      ),
    );
  }
  return nodes;
}

/** Moves a description's headings to `depth` and drops the anchors that the page added. */
function descriptionNodes(nodes: readonly RootContent[], depth: number): RootContent[] {
  return nodes.map((node) =>
    node.type === 'heading'
      ? { ...heading(node.depth + depth - 2), children: node.children }
      : node,
  );
}

function memberNodes(
  page: ApiPage,
  outline: PageOutline['members'][number],
  shared: boolean,
  context: ApiNodesContext,
): RootContent[] {
  const { texts } = context;
  const depth = shared ? 3 : 2;
  const title = (key: string) => heading(depth, text(texts(`apiPages.headings.${key}`)));
  const { name, deprecated, demos, bundleGuide, source } = page;
  const nodes: RootContent[] = [];
  if (shared) nodes.push(heading(2, text(name)));
  if (deprecated !== undefined) {
    const reason = deprecated === '' ? [text(texts('api.deprecatedApi'))] : htmlToNodes(deprecated);
    nodes.push(
      blockquote(
        paragraph(raw('[!WARNING]\n'), strong(text(texts('api.deprecated'))), BLANK, ...reason),
      ),
    );
  }
  if (page.kind === 'component' && page.changes) nodes.push(...changesNodes(page.changes, texts));
  if (outline.parts.includes('demos')) {
    nodes.push(
      title('demos'),
      paragraph(text(texts('api.demos', { name }))),
      list(demos.map((demo) => [link(demo.to, text(demo.title))])),
    );
  }
  nodes.push(title('import'), fence('tsx', outline.imports));
  if (bundleGuide !== undefined) {
    const guide = link(bundleGuide, text(texts('api.bundleGuideLink')));
    nodes.push(paragraph(...texts.nodes('api.bundleGuide', { link: guide })));
  }
  nodes.push(...descriptionNodes(outline.description, depth));
  if (page.kind === 'component') {
    nodes.push(
      title('props'),
      ...propsNodes(page, depth, context),
      ...componentNodes(page, depth, context),
    );
  } else {
    for (const part of ['parameters', 'returnValue'] as const) {
      if (page[part].length > 0) {
        nodes.push(title(part), propTable(page[part], page.anchorPrefix, context));
      }
    }
  }
  nodes.push(
    title('sourceCode'),
    paragraph(...texts.nodes('api.source', { link: link(source.url, code(source.path)) })),
  );
  return nodes;
}

/** Returns the content of an API page as mdast nodes. */
export function apiNodes(
  { outline, members }: ApiPageData,
  context: ApiNodesContext,
): RootContent[] {
  const { related, shared } = outline;
  return [
    ...(related.length > 0
      ? [
          list(
            related.map(({ kind, to }) => [
              link(to, text(context.texts(`apiPages.related.${kind}`))),
            ]),
          ),
        ]
      : []),
    ...members.flatMap((page, index) => {
      const member = outline.members[index];
      return member ? memberNodes(page, member, shared, context) : [];
    }),
  ];
}
