import { useContext, type ReactNode } from 'react';
import { GalleryQuery, matchesQuery, splitCards } from './cards';
import styles from './styles.module.css';

/** A heading with its cards; hidden when the filter leaves none of them. */
export function ComponentGroup({ children }: { readonly children: ReactNode }) {
  const query = useContext(GalleryQuery);
  const { cards, others } = splitCards(children);
  const isShown = cards.map(({ props }) => matchesQuery(props, query));
  return (
    <section className={styles.group} hidden={!isShown.includes(true)}>
      {others}
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.props.to} hidden={!isShown[index]}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
