import Icon from '@site/src/ui/icons/Icon';
import { splitAtMatches, type Segment } from '../matching/query';
import type { Hit } from './hits';
import { t } from './texts';
import styles from './styles.module.css';

const PAGE = 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15';
const ROW = 'M3.5 5.5h13M3.5 10h13M3.5 14.5h8';

const PATHS: Readonly<Record<Hit['kind'] | 'recent', string>> = {
  page: PAGE,
  api: 'm7 6-4 4 4 4m6-8 4 4-4 4',
  heading: 'M7.5 3.5 6 16.5m8-13-1.5 13M3.5 7.5h13.5M3 12.5h13.5',
  prop: ROW,
  parameter: ROW,
  returnValue: ROW,
  slot: ROW,
  class: ROW,
  text: 'M4 5h12M4 8.5h12M4 12h12M4 15.5h7',
  recent: 'M3 10a7 7 0 1 0 2-4.9L3 7M3 3v4h4m3-1v4l3 2',
};

/** Icon for the kind of result. Decorative, since the text says it, too. */
export function KindIcon({ kind, className }: { kind: keyof typeof PATHS; className?: string }) {
  return (
    <Icon className={className}>
      <path d={PATHS[kind]} />
    </Icon>
  );
}

/** Segments of text, matches marked. Each is an element: translators replace text nodes. */
function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    // Segments are identified by position only.
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

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
  const { title, kind, productName, isEnglish, plan, excerpt, defaultValue, others } = hit;
  const trail = trailOf(hit);
  return (
    <>
      <KindIcon kind={kind} className={styles.kind} />
      <span className={styles.texts}>
        <span className={styles.hitTitle} translate="no">
          <Segments segments={splitAtMatches(title, query)} />
        </span>
        {trail !== '' && <span className={styles.trail}>{trail}</span>}
        {defaultValue && !others && (
          <span className={styles.trail}>{t('searchPanel.default', { value: defaultValue })}</span>
        )}
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
