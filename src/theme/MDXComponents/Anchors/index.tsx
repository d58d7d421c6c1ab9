import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface AnchorsProps {
  /** Further ids of the section, separated by spaces. */
  readonly ids: string;
}

/** Further ids of the section whose heading it follows, so that older links lead there. */
export default function Anchors({ ids }: AnchorsProps) {
  const { collectAnchor } = useBrokenLinks();
  return ids.split(' ').map((id) => {
    collectAnchor(id);
    return <span key={id} id={id} className={styles.anchor} />;
  });
}
