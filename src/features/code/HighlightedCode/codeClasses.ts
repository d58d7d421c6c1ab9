import clsx from 'clsx';
import palette from '../palette.module.css';
import styles from './styles.module.css';

/** Classes of `HighlightedCode`, for code in other elements, such as the editor. */
export const codeClasses = {
  /** The scrollable dark surface. */
  surface: clsx(palette.palette, styles.pre),
  /** The `code` element inside, with token colours. */
  code: styles.code,
  /** Only the variables, for elements around the surface. */
  palette: palette.palette,
} as const;
