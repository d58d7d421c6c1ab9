/** What a page is for; each kind has its sections. */
export const PAGE_KINDS = [
  'component',
  'hook',
  'guide',
  'integration',
  'migration',
  'overview',
  'reference',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The kinds that a page's path tells, first match first. */
const BY_PATH: readonly (readonly [RegExp, PageKind])[] = [
  [/\/react-use-[^/]+(?:\/index)?$/, 'hook'],
  [/\/react-[^/]+(?:\/index)?$/, 'component'],
  [/\/(?:getting-started|introduction)\/index$/, 'overview'],
  [/\/(?:getting-started|introduction|customization|guides)\//, 'guide'],
  [/\/(?:integrations|experimental-api)\//, 'integration'],
  [/\/migration\//, 'migration'],
  [/\/(?:discover-more|design-resources)\//, 'reference'],
];

/** The kind that the front matter names, else that of the path (without extension). */
export function findPageKind(file: string, named: unknown): PageKind | undefined {
  if (named !== undefined) return PAGE_KINDS.find((kind) => kind === named);
  return BY_PATH.find(([pattern]) => pattern.test(file))?.[1];
}

/** A fixed section. Sections with other names stand where `features` is, or anywhere without it. */
export interface TemplateSection {
  readonly title: string;
  readonly isRequired: boolean;
}

export interface PageTemplate {
  /** In the order of the page. */
  readonly sections: readonly TemplateSection[];
  /** The fixed section after which the page's own sections stand, if they have a place. */
  readonly ownAfter?: string;
  /** Whether a demo or playground has to come first. */
  readonly startsWithDemo: boolean;
}

const required = (title: string): TemplateSection => ({ title, isRequired: true });
const optional = (title: string): TemplateSection => ({ title, isRequired: false });

/** The sections of each kind, as told in `docs/README.md`. */
export const TEMPLATES: Readonly<Record<PageKind, PageTemplate>> = {
  component: {
    startsWithDemo: true,
    ownAfter: 'Import and anatomy',
    sections: [
      required('When to use it'),
      required('Import and anatomy'),
      optional('Composition'),
      optional('Controlled and uncontrolled'),
      optional('Customization'),
      required('Accessibility'),
      optional('Limits'),
      required('See also'),
      required('API'),
    ],
  },
  hook: {
    startsWithDemo: true,
    sections: [
      required('When to use it'),
      optional('Options'),
      optional('Server rendering'),
      optional('Testing'),
      optional('Accessibility'),
      optional('Limits'),
      required('See also'),
      required('API'),
    ],
  },
  guide: { startsWithDemo: false, sections: [optional('Limits'), required('See also')] },
  integration: { startsWithDemo: false, sections: [optional('Limits'), required('See also')] },
  migration: { startsWithDemo: false, sections: [optional('Limits'), optional('See also')] },
  overview: { startsWithDemo: false, sections: [optional('Limits'), optional('Next steps')] },
  reference: { startsWithDemo: false, sections: [optional('See also')] },
};
