import clsx from 'clsx';
import buttonStyles from '../CopyButton/styles.module.css';
import palette from '../palette.module.css';
import styles from './styles.module.css';

/** Classes of code and its buttons, for other elements, such as the editor. */
export const codeClasses = {
  /** The scrollable dark surface. */
  surface: clsx(palette.palette, styles.pre),
  /** The `code` element inside, with token colours. */
  code: styles.code,
  /** A button in the corner, beside the copy button. */
  button: buttonStyles.button,
} as const;
