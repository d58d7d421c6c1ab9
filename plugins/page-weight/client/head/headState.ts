/** An element that a component wants in the head, with React's names of its attributes. */
export interface HeadElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A tag of the head, with HTML's names of its attributes; `content` is what is inside it. */
export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

/** What the head of a page shall hold. */
export interface HeadState {
  readonly title: string | undefined;
  readonly html: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly tags: readonly HeadTag[];
}

/**
 * The attributes that tell two tags of a kind apart, in the order in which tags are written; of
 * several the last one counts.
 */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: [],
  script: ['src'],
  style: [],
};

const HTML_NAMES: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

function toText(children: unknown): string {
  return [children]
    .flat(Infinity)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

function toAttributes(props: HeadElement['props']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      name === 'children'
        ? []
        : [[HTML_NAMES[name] ?? name, value === undefined ? '' : String(value)]],
    ),
  );
}

/** What a tag is found by among those of its kind; `undefined` for a tag that says nothing. */
function identityOf({ name, attributes, content }: HeadTag): string | undefined {
  let identity = content && 'content';
  for (const attribute of Object.keys(attributes)) {
    const isIdentity = IDENTITIES[name]?.includes(attribute);
    const isStyleSheet = attribute === 'rel' && attributes['rel'] === 'stylesheet';
    const isCanonical = identity === 'rel' && attributes['rel'] === 'canonical';
    if (isIdentity && !isStyleSheet && !isCanonical) identity = attribute;
  }
  const value = identity === 'content' ? content : attributes[identity];
  return value ? `${identity} ${value.toLowerCase()}` : undefined;
}

/** The tags of a kind: what a later component says counts instead of what an earlier one does. */
function tagsOf(name: string, components: readonly (readonly HeadElement[])[]): HeadTag[] {
  const known = new Set<string>();
  return [...components]
    .reverse()
    .map((elements) => {
      const tags = elements
        .filter(({ type }) => type === name)
        .map(({ props }): HeadTag => ({
          name,
          attributes: toAttributes(props),
          content: toText(props['children']),
        }));
      const identities = tags.map(identityOf);
      const kept = tags.filter((_, index) => {
        const identity = identities[index];
        return identity !== undefined && !known.has(identity);
      });
      for (const identity of identities) if (identity !== undefined) known.add(identity);
      return kept;
    })
    .reverse()
    .flat();
}

/**
 * What the head shall hold when these components are there, from the outermost to the innermost one.
 * The rules are react-helmet-async's.
 */
export function toHeadState(components: readonly (readonly HeadElement[])[]): HeadState {
  const elements = components.flat();
  const attributesOf = (type: string) =>
    Object.assign(
      {},
      ...elements
        .filter((element) => element.type === type)
        .map(({ props }) => toAttributes(props)),
    ) as Record<string, string>;
  const titles = elements.filter(({ type }) => type === 'title');
  return {
    title: toText(titles.at(-1)?.props['children']) || undefined,
    html: attributesOf('html'),
    body: attributesOf('body'),
    tags: Object.keys(IDENTITIES).flatMap((name) => tagsOf(name, components)),
  };
}
