import type { ApiComponent } from '../../contract';

const INHERITANCE = /inherits \[(\w+)(?: API)?\]\(([^)]+)\)/;
const DEMO = /- \[([^\]]+)\]\((https:\/\/mui\.com\/[^)]+)\)/g;
const GENERATED = /\n*\b(Demos|API):\n[\s\S]*$/;

/**
 * Parses a component's comment. Published comments end with generated lists: links to demos, to the
 * API page and to that of the base component.
 */
export function parseComponentComment(
  comment: string,
): Pick<ApiComponent, 'description' | 'demos' | 'inherits'> {
  const inheritance = INHERITANCE.exec(comment);
  const [, component, url] = inheritance ?? [];
  return {
    description: comment.replace(GENERATED, '').trim(),
    demos: [...comment.matchAll(DEMO)].flatMap(([, title = '', address = '']) =>
      title.endsWith('API') ? [] : { title, url: address },
    ),
    inherits: component && url ? { component, url } : null,
  };
}
