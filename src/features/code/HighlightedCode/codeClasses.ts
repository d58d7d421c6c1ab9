import clsx from 'clsx';
import palette from '../palette.module.css';
import styles from './styles.module.css';

/** The classes of `HighlightedCode`, for code that is shown by other elements: an editor. */
export const codeClasses = {
  /** The dark surface that scrolls. */
  surface: clsx(palette.palette, styles.pre),
  /** The `code` element inside, with the colours of tokens. */
  code: styles.code,
  /** The variables alone, for what lies around the surface. */
  palette: palette.palette,
} as const;
