import type { RootContent } from 'mdast';
import { readString, type JsxElement } from './attributes';
import { link, list, text } from './nodes';

const elementsOf = ({ children }: JsxElement) => children as readonly (RootContent | JsxElement)[];

const isElement = (node: RootContent | JsxElement, name: string): node is JsxElement =>
  'name' in node && node.name === name;

/** A `<ComponentGallery>` as Markdown: what is in its groups, and a list of links for their cards. */
export function galleryNodes(gallery: JsxElement): RootContent[] {
  return elementsOf(gallery)
    .filter((node) => isElement(node, 'ComponentGroup'))
    .flatMap((group) => {
      const isCard = (node: RootContent | JsxElement) => isElement(node, 'ComponentCard');
      const cards = elementsOf(group).filter((node): node is JsxElement => isCard(node));
      return [
        ...(elementsOf(group).filter((node) => !isCard(node)) as RootContent[]),
        list(
          cards.map((card) => [
            link(readString(card, 'to') ?? '', text(readString(card, 'title') ?? '')),
          ]),
        ),
      ];
    });
}
