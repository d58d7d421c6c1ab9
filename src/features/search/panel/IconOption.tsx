import type { IconHit } from './useIcons';
import { t } from './texts';
import styles from './styles.module.css';

interface IconOptionProps {
  readonly icon: IconHit;
  readonly isCopied: boolean;
}

/** An icon in the list: choosing it copies its import. */
export function IconOption({ icon, isCopied }: IconOptionProps) {
  const { name, drawing, statement } = icon;
  return (
    <>
      {drawing}
      <span className={styles.texts} translate="no">
        <span className={styles.hitTitle}>{name}</span>
        <code className={styles.statement}>{statement}</code>
      </span>
      <span className={styles.chip}>
        {t(isCopied ? 'searchPanel.copied' : 'searchPanel.copyImport')}
      </span>
    </>
  );
}
