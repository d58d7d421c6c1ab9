import keywords from '@generated/search-index/default/keywords';
import { Children, createContext, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ComponentCard, type ComponentCardProps } from './ComponentCard';

/** What the reader typed in the gallery's filter. */
export const GalleryQuery = createContext('');

type Card = ReactElement<ComponentCardProps>;

const isCard = (node: ReactNode): node is Card =>
  isValidElement(node) && node.type === ComponentCard;

/** Separates the cards of a group, in their order, from what else is in it, such as its heading. */
export function splitCards(children: ReactNode): { cards: Card[]; others: ReactNode[] } {
  const nodes = Children.toArray(children);
  return { cards: nodes.filter(isCard), others: nodes.filter((node) => !isCard(node)) };
}

/** The cards of all groups in a gallery. */
export function findCards(children: ReactNode): Card[] {
  return Children.toArray(children).flatMap((node) => {
    if (isCard(node)) return [node];
    return isValidElement<{ children?: ReactNode }>(node) ? findCards(node.props.children) : [];
  });
}

/** Whether each word of a query is in the title of a card or in the keywords of its page. */
export function matchesQuery(
  { title, to }: Pick<ComponentCardProps, 'title' | 'to'>,
  query: string,
): boolean {
  const text = `${title} ${title.replaceAll(/[\s-]/g, '')} ${keywords[to] ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
