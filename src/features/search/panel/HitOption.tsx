import type { Hit } from './hits';
import { Highlighted, Segments } from './Highlighted';
import { KindIcon } from './KindIcon';
import { t } from './texts';
import styles from './styles.module.css';

interface HitOptionProps {
  readonly hit: Hit;
  readonly query: string;
  /** Shown if it is not the default version. */
  readonly versionLabel: string | undefined;
}

/** Number of components that a result of many names. */
const NAMED = 3;

function parentsOf({ parent, others = [] }: Hit): string {
  const names = [parent, ...others.map((other) => other.parent)];
  const rest = names.length - NAMED;
  const shown = names.slice(0, NAMED).join(', ');
  return rest > 0 ? t('searchPanel.andMore', { names: shown, count: rest }) : shown;
}

/** Returns the parent of a result as text. */
function trailOf(hit: Hit): string {
  const { kind } = hit;
  const parent = parentsOf(hit);
  switch (kind) {
    case 'page':
      return '';
    case 'api':
      return parent;
    case 'text':
    case 'heading':
      return parent === '' ? '' : t('searchPanel.kinds.heading', { parent });
    default:
      return t(`searchPanel.kinds.${kind}`, { parent });
  }
}

/** A result in the list. */
export function HitOption({ hit, query, versionLabel }: HitOptionProps) {
  const { title, kind, productName, isEnglish, plan, excerpt, others } = hit;
  const trail = trailOf(hit);
  return (
    <>
      <KindIcon kind={kind} className={styles.kind} />
      <span className={styles.texts}>
        <span className={styles.hitTitle} translate="no">
          <Highlighted text={title} query={query} />
        </span>
        {trail !== '' && <span className={styles.trail}>{trail}</span>}
        {excerpt && excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <Segments segments={excerpt} />
          </span>
        )}
      </span>
      <span className={styles.chips}>
        {others && (
          <span className={styles.chip}>
            {t('searchPanel.showAll', { count: 1 + others.length })}
          </span>
        )}
        {plan && <span className={styles.chip}>{t(`searchPanel.plans.${plan}`)}</span>}
        {isEnglish && <span className={styles.chip}>{t('searchPanel.english')}</span>}
        {productName !== '' && (
          <span className={styles.product}>
            {versionLabel === undefined ? productName : `${productName} ${versionLabel}`}
          </span>
        )}
      </span>
    </>
  );
}
