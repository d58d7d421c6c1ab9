import {
  ICON_STYLES,
  type IconMarkup,
  type IconStyle,
} from '@site/plugins/content/material-icons/contract';
import { codeBlockMark, CopyButton } from '@site/src/features/code';
import { Drawing, loadIcons, toComponentName, toImport } from '@site/src/features/icon-search';
import Dialog from '@site/src/ui/Dialog';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { t } from './texts';
import styles from './styles.module.css';

interface IconDialogProps {
  readonly name: string;
  readonly style: IconStyle;
  readonly markup: string;
  readonly onStyleChange: (style: IconStyle) => void;
  readonly onClose: () => void;
}

/** An icon in its five styles, and its import. */
export function IconDialog({ name, style, markup, onStyleChange, onClose }: IconDialogProps) {
  const [all, setAll] = useState<Partial<Record<IconStyle, IconMarkup>>>({});
  const importRef = useRef<HTMLDivElement>(null);
  // The reason for most visits. `autoFocus` would come before the dialog is shown.
  useEffect(() => importRef.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    for (const one of ICON_STYLES) {
      // Offline, the others are left out.
      loadIcons(one).then(
        (icons) => setAll((known) => ({ ...known, [one]: icons })),
        () => undefined,
      );
    }
  }, []);
  const available = ICON_STYLES.filter((one) => one === style || all[one]?.[name] !== undefined);
  const component = toComponentName(name, style);
  const statement = toImport(component);
  return (
    <Dialog title={component} closeLabel={t('materialIcons.close')} onClose={onClose}>
      <div className={styles.details}>
        <Drawing markup={markup} className={styles.large} />
        <div ref={importRef} {...codeBlockMark} className={styles.import}>
          <code>{statement}</code>
          <CopyButton code={statement} />
        </div>
        <fieldset className={clsx('clean-fieldset', styles.styles)}>
          <legend>{t('materialIcons.style')}</legend>
          {available.map((one) => (
            <label key={one} className={styles.styleOption}>
              <input
                type="radio"
                className="covers-label"
                name="icon-style"
                checked={one === style}
                onChange={() => onStyleChange(one)}
              />
              <Drawing markup={(one === style ? markup : all[one]?.[name]) ?? ''} />
              <span>{t(`materialIcons.styles.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
