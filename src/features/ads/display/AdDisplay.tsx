import { trackClick } from '@site/src/features/analytics';
import clsx from 'clsx';
import type { AdShape } from '../slot/adShape';
import type { Ad } from './ad';
import { t } from '../texts';
import styles from './styles.module.css';

interface AdDisplayProps {
  readonly ad: Ad;
  readonly shape: AdShape;
  readonly className?: string;
}

/** An ad as a link, with its publisher. */
export function AdDisplay({ ad, shape, className }: AdDisplayProps) {
  const { name, link, img, description, label, poweredby } = ad;

  return (
    <div className={clsx(styles.ad, styles[shape], className)}>
      {/* eslint-disable-next-line react/jsx-no-target-blank --
          Who pays for an ad may know where it was seen; `noopener` keeps the page safe. */}
      <a
        href={link}
        target="_blank"
        rel="noopener sponsored"
        className={styles.link}
        {...trackClick('ad', 'click', label)}
      >
        {shape === 'image' ? (
          <img src={img} width={130} height={100} alt={name} className={styles.picture} />
        ) : (
          <span className={styles.tag}>{t('ads.tag')}</span>
        )}
        <span className={styles.description}>
          <span>{description}</span>
          {shape === 'inline' && (
            <>
              {' '}
              <span className={styles.more}>{t('ads.getStarted')}</span>
            </>
          )}
        </span>
      </a>
      <span className={styles.poweredBy}>{t('ads.adBy', { publisher: poweredby })}</span>
    </div>
  );
}
