import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiChange, ApiChangesFile } from '../../../content/api-reference/contract';
import { markdownToNodes } from './markdownToNodes';
import { code, heading, link, table, text } from './nodes';
import type { Texts } from './texts';

/** Describes a change as the page of changes does. */
function details({ kind, from, to, note, className }: ApiChange, texts: Texts): PhrasingContent[] {
  const sentences: PhrasingContent[][] = [];
  if (kind === 'requiredChanged') {
    sentences.push([text(texts(`apiChanges.${to === 'required' ? 'required' : 'optional'}`))]);
  } else {
    if (from !== undefined) sentences.push(texts.nodes('apiChanges.was', { value: code(from) }));
    if (to !== undefined && kind !== 'renamed') {
      sentences.push(texts.nodes('apiChanges.now', { value: code(to) }));
    }
  }
  if (kind === 'keyRemoved' && className !== undefined) {
    sentences.push(texts.nodes('apiChanges.classRemains', { className: code(className) }));
  }
  if (note !== undefined) sentences.push(markdownToNodes(note));
  return sentences.flatMap((nodes, index) => (index === 0 ? nodes : [text('; '), ...nodes]));
}

/** Renders all changes between two versions: one table per component. */
export function changesNodes(
  { components }: ApiChangesFile,
  apiRoute: string,
  texts: Texts,
): RootContent[] {
  const header = ['name', 'kind', 'details'].map((key) => texts(`apiChanges.columns.${key}`));
  return components.flatMap(({ name, slug, changes }) => {
    const isGone = changes.some(
      ({ kind, subject }) => subject === 'component' && kind === 'removed',
    );
    return [
      heading(3, isGone ? text(name) : link(`${apiRoute}/${slug}/`, text(name))),
      table(
        header,
        changes.map((change) => [
          [text(`${texts(`apiChanges.subject.${change.subject}`)} `), code(change.name)],
          [text(texts(`apiChanges.kinds.${change.kind}`))],
          details(change, texts),
        ]),
      ),
    ];
  });
}
