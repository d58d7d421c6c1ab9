/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Admonition. Why: the original has a component and
 * an icon per type, 1.2 kB on every page; this is one component with the site's icons. Types,
 * default titles and class names are the same.
 */
import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps, ThemeClassNames } from '@docusaurus/theme-common';
import Icon from '@site/src/ui/icons/Icon';
import type { Props } from '@theme/Admonition';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const CIRCLE = 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z';

const NOTE = `${CIRCLE}M10 9v4.5M10 6.5h0`;
const TIP = 'M8 16.5h4M7.5 14c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6z';
const WARNING = 'M10 3.5 2.5 16.5h15zM10 8.5v4M10 14.5h0';
const DANGER = `${CIRCLE}M10 6.5V11M10 13.5h0`;

/** Path of the icon by type. */
const ICONS: Readonly<Record<string, string>> = {
  note: NOTE,
  tip: TIP,
  info: NOTE,
  warning: WARNING,
  danger: DANGER,
  // Legacy types, which are also their titles.
  secondary: NOTE,
  important: NOTE,
  success: TIP,
  caution: WARNING,
};

/** A callout, e.g. `:::warning`. An unknown type becomes `info`. */
export default function Admonition(props: Props): ReactNode {
  const { type, icon, title, className, id, children } = processAdmonitionProps(props);
  const known = Object.hasOwn(ICONS, type) ? type : 'info';
  const { admonition, admonitionType } = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(known), className)} id={id}>
      <div className={styles.heading}>
        {icon ?? (
          <Icon className={styles.icon}>
            <path d={ICONS[known]} />
          </Icon>
        )}
        {title ? (
          <strong>{title}</strong>
        ) : (
          <span className={styles.type} data-no-markdown="">
            {translate({ id: `theme.admonition.${known}`, message: known })}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
