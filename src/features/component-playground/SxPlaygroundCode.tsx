import { createTheme, unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import { cssText, type SxStyles } from '@site/plugins/content/playgrounds/client/cssText';
import { ReactCodeBlock } from '@site/src/features/code';
import { highlightEdited } from '@site/src/features/highlighter';
import { useMemo, type ComponentProps } from 'react';
import { PlaygroundCode } from './PlaygroundCode';
import styles from './sxCode.module.css';
import { t } from './texts';

/** The code of a playground for `sx`, and the CSS that the System makes of the controls' keys. */
export function SxPlaygroundCode(props: ComponentProps<typeof PlaygroundCode>) {
  const { source, state } = props;
  const theme = useMemo(() => createTheme(source.theme), [source]);
  const css = cssText((styleFunctionSx({ sx: state, theme }) ?? {}) as SxStyles);
  return (
    <>
      <PlaygroundCode {...props} />
      <div className={styles.css} data-playground-css="">
        <ReactCodeBlock
          title={t('componentPlayground.css')}
          code={css}
          html={highlightEdited(css, 'css')}
          language="css"
        />
      </div>
    </>
  );
}
