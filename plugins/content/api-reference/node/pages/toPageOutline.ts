import type { RootContent } from 'mdast';
import type { ApiPage, ApiPagePart } from '../../contract';

/** Rows of a section, for the table of contents. */
interface RowOutline {
  readonly id: string;
  readonly name: string;
}

/** Headings and code of a component or hook on its page. */
export interface MemberOutline {
  readonly name: string;
  readonly prefix: string;
  /** Module with its data. */
  readonly data: string;
  /** Sections with content. */
  readonly parts: readonly ApiPagePart[];
  /** Code of the import section. */
  readonly imports: string;
  /** Description of the component. */
  readonly description: readonly RootContent[];
  readonly rows: {
    readonly props: readonly RowOutline[];
    readonly parameters: readonly RowOutline[];
    readonly returnValue: readonly RowOutline[];
    readonly classes: readonly RowOutline[];
  };
}

export const RELATED_KINDS = ['demos', 'components', 'hooks'] as const;

/** Everything that the MDX of an API page depends on. */
export interface PageOutline {
  /** Related pages of a shared page: its topic and its sibling. */
  readonly related: readonly {
    readonly kind: (typeof RELATED_KINDS)[number];
    readonly to: string;
  }[];
  /** Whether each member is a section. */
  readonly shared: boolean;
  readonly members: readonly MemberOutline[];
}

/** Returns the sections of a page that have content. */
function toParts(page: ApiPage, shared: boolean): ApiPagePart[] {
  const has: Partial<Record<ApiPagePart, boolean>> = {
    plan: page.kind === 'component' && page.plan !== undefined,
    deprecation: page.deprecated !== undefined,
    demos: page.demos.length > 0 && !shared,
    importNote: page.bundleGuide !== undefined,
    source: true,
    ...(page.kind === 'component'
      ? {
          changes: page.changes !== undefined,
          props: true,
          systemProps: page.systemProps === true,
          ref: true,
          inheritance: page.inheritance !== undefined,
          themeDefaultProps: page.themeName !== undefined,
          slots: page.slots.length > 0,
          classes: page.classes.length > 0,
        }
      : {
          parameters: page.parameters.length > 0,
          returnValue: page.returnValue.length > 0,
        }),
  };
  return (Object.keys(has) as ApiPagePart[]).filter((part) => has[part]);
}

const toRow = ({ id, name }: RowOutline): RowOutline => ({ id, name });

/** Returns the outline of a component or hook; `description` is its parsed comment. */
export function toMemberOutline(
  page: ApiPage,
  options: {
    readonly data: string;
    readonly shared: boolean;
    readonly imports: readonly string[];
    readonly description: readonly RootContent[];
  },
): MemberOutline {
  const isComponent = page.kind === 'component';
  return {
    name: page.name,
    prefix: page.anchorPrefix,
    data: options.data,
    parts: toParts(page, options.shared),
    imports: options.imports.join('\n// or\n'),
    description: options.description,
    rows: {
      props: isComponent ? page.props.map(toRow) : [],
      parameters: isComponent ? [] : page.parameters.map(toRow),
      returnValue: isComponent ? [] : page.returnValue.map(toRow),
      classes: isComponent ? page.classes.map(toRow) : [],
    },
  };
}
