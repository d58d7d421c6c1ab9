import parts from '@generated/search-index/default/parts';
import clsx from 'clsx';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { HitOption, KindIcon } from './HitOption';
import type { Hit } from './hits';
import { IconOption } from './icons';
import type { Option, OptionGroup } from './options';
import styles from './styles.module.css';
import { t } from './texts';

/** Label of a version that is not the default. */
const versionLabelOf = ({ product, version }: Hit) =>
  parts.find((part) => part.product === product && part.version === version && !part.isDefault)
    ?.versionLabel;

interface ResultListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly query: string;
  readonly active: Option | undefined;
  /** Name of the icon whose import was copied. */
  readonly copied: string;
  readonly onActivate: (option: Option) => void;
  readonly onClick: (event: ReactMouseEvent, option: Option) => void;
}

/** The list of a combobox, whose field keeps the focus. */
export function ResultList({
  id,
  groups,
  query,
  active,
  copied,
  onActivate,
  onClick,
}: ResultListProps) {
  const renderOption = (option: Option) => {
    const common = {
      id: option.id,
      role: 'option',
      tabIndex: -1,
      'aria-selected': option === active,
      className: clsx(styles.option, option === active && styles.active),
      onMouseMove: () => onActivate(option),
      onClick: (event: ReactMouseEvent) => onClick(event, option),
    };
    switch (option.type) {
      case 'hit':
        return (
          <a key={option.id} {...common} href={option.hit.url}>
            <HitOption hit={option.hit} query={query} versionLabel={versionLabelOf(option.hit)} />
          </a>
        );
      case 'icon':
        return (
          <div key={option.id} {...common}>
            <IconOption icon={option.icon} isCopied={option.icon.name === copied} />
          </div>
        );
      case 'recent':
        return (
          <div key={option.id} {...common}>
            <KindIcon kind="recent" className={styles.kind} />
            <span className={styles.hitTitle}>{option.query}</span>
          </div>
        );
    }
  };

  return (
    <div id={id} role="listbox" aria-label={t('searchPanel.results')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={group.id} className={styles.group}>
          <div id={group.id} role="presentation" className={styles.groupLabel}>
            {group.label}
          </div>
          {group.options.map(renderOption)}
        </div>
      ))}
    </div>
  );
}
