import { familyOf, type BuiltTheme } from '@site/src/features/built-theme';
import { ReactCodeBlock } from '@site/src/features/code';
import { LoadFailure } from '@site/src/features/demo';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import { useLoaded } from '@site/src/ui/useLoaded';
import { useState } from 'react';
import { cssVariablesSource } from './cssVariablesSource';
import styles from './styles.module.css';
import { t } from './texts';
import { themeSource } from './themeSource';

const THEME_FILE = 'theme.ts';
const STYLE_FILE = 'theme.css';
const LIBRARIES = {
  material: () => import('./materialSheets'),
  joy: () => import('./joySheets'),
} as const;

function CssVariables({ theme }: { readonly theme: BuiltTheme }) {
  const { value, failed, retry } = useLoaded(LIBRARIES[familyOf(theme)]);
  if (failed) return <LoadFailure message={t('themeBuilder.loadFailed')} onRetry={retry} />;
  if (!value) return <p className={styles.note}>{t('themeBuilder.loading')}</p>;
  const code = cssVariablesSource(theme, value.sheetsOf);
  return (
    <>
      <p className={styles.note}>
        {code === '' ? t('themeBuilder.noVariables') : t('themeBuilder.aboutVariables')}
      </p>
      {code === '' ? null : <ReactCodeBlock language="css" title={STYLE_FILE} code={code} />}
    </>
  );
}

/** The theme as code to copy. */
export function CodeOutput({ theme }: { readonly theme: BuiltTheme }) {
  const [shown, setShown] = useState<'ts' | 'css'>('ts');
  return (
    <div>
      <ToggleGroup
        legend={t('themeBuilder.code')}
        options={[
          { value: 'ts', label: THEME_FILE },
          { value: 'css', label: t('themeBuilder.cssVariables') },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'ts' ? (
        <ReactCodeBlock
          className={styles.code}
          language="ts"
          title={THEME_FILE}
          code={themeSource(theme)}
        />
      ) : (
        <CssVariables key={familyOf(theme)} theme={theme} />
      )}
    </div>
  );
}
