import { countOf, familyOf, tableOf, type BuiltTheme } from '@site/src/features/built-theme';
import Button from '@site/src/ui/Button';
import { useId, useState, type FormEvent } from 'react';
import type { ParsedSource } from './reading/parseThemeSource';
import styles from './styles.module.css';
import { t } from './texts';

type Result = Pick<ParsedSource, 'notTaken'> & {
  readonly message: string;
  readonly failed: boolean;
};

/** Takes a theme over from pasted code. */
export function ImportPanel({
  theme: current,
  onImport,
}: {
  readonly theme: BuiltTheme;
  readonly onImport: (theme: BuiltTheme) => void;
}) {
  const id = useId();
  const call = `${tableOf(current).creator}({ … })`;
  const [source, setSource] = useState('');
  const [result, setResult] = useState<Result>();

  const read = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { parseThemeSource } = await import('./reading/parseThemeSource');
      const { theme, notTaken, problem: wrong } = parseThemeSource(source, familyOf(current));
      const count = countOf(theme);
      // It would put away all that the reader has chosen.
      const problem = wrong ?? (count === 0 ? 'nothing' : null);
      if (problem) {
        setResult({
          notTaken,
          failed: true,
          message: t(`themeBuilder.problems.${problem}`, { call }),
        });
        return;
      }
      onImport(theme);
      setResult({ notTaken, failed: false, message: t('themeBuilder.imported', { count }) });
    } catch {
      setResult({ notTaken: [], failed: true, message: t('themeBuilder.loadFailed') });
    }
  };

  return (
    <form onSubmit={(event) => void read(event)} noValidate>
      <label htmlFor={id} className={styles.label}>
        {t('themeBuilder.paste')}
      </label>
      <textarea
        id={id}
        dir="ltr"
        className={styles.source}
        rows={8}
        value={source}
        placeholder={call}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={result?.failed || undefined}
        aria-describedby={`${id}-result`}
        onChange={(event) => {
          setSource(event.target.value);
          setResult(undefined);
        }}
      />
      <Button type="submit">{t('themeBuilder.import')}</Button>
      <div id={`${id}-result`} role="status" className={styles.result}>
        {result ? <p data-failed={result.failed}>{result.message}</p> : null}
        {result && result.notTaken.length > 0 ? (
          <>
            <p>{t('themeBuilder.notTaken')}</p>
            <ul>
              {result.notTaken.map((place, index) => (
                <li key={`${index} ${place}`}>
                  <code translate="no">{place}</code>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </form>
  );
}
