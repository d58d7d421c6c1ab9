import { containedTool } from '@site/src/features/panels';
import Button from '@site/src/ui/Button';
import button from '@site/src/ui/Button/styles.module.css';
import clsx from 'clsx';
import { useId, useRef, useState, type DragEvent } from 'react';
import { EXAMPLE } from './example';
import { readFile } from './readFile';
import { SOURCE_LIMIT, type CheckedSource } from './result';
import { Results, summaryOf } from './Results';
import styles from './styles.module.css';
import { t } from './texts';
import { useUpgradeCheck } from './useUpgradeCheck';

const NOTHING: CheckedSource = { text: '' };
const PLACEHOLDER = '<ListItem button>…</ListItem>';
const FILES = '.js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts,.css,.scss,.sass,.less';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Finds the uses of what version 6 removes or deprecates in code, which stays in the browser. */
export const UpgradeCheck = containedTool(function UpgradeCheck() {
  const id = useId();
  const [source, setSource] = useState(NOTHING);
  const [message, setMessage] = useState('');
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useUpgradeCheck(source);
  const isProblem = result !== null && result !== 'loading' && 'problem' in result;

  const show = (next: CheckedSource, told = '') => {
    setSource(next);
    setMessage(told);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      show(await readFile(file));
    } catch {
      show(NOTHING, t('upgradeCheck.problems.unreadable'));
    }
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const clear = () => {
    show(NOTHING, t('upgradeCheck.cleared'));
    field.current?.focus();
  };

  const statusText =
    result === 'loading'
      ? t('upgradeCheck.loading')
      : result === null
        ? message
        : summaryOf(result, SOURCE_LIMIT);
  return (
    <div className={styles.check} data-no-markdown="">
      <div
        className={styles.input}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id} className={styles.label}>
          {t('upgradeCheck.source')}
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {isOver ? t('upgradeCheck.drop') : t('upgradeCheck.hint', { limit: SOURCE_LIMIT })}
        </p>
        <textarea
          ref={field}
          id={id}
          dir="ltr"
          className={styles.source}
          rows={10}
          value={source.text}
          placeholder={PLACEHOLDER}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isProblem || undefined}
          aria-describedby={`${id}-hint ${id}-status`}
          onChange={({ target }) => show({ text: target.value })}
        />
        <div className={styles.toolbar}>
          <label className={clsx(button.button, styles.fileButton)}>
            <span>{t('upgradeCheck.file')}</span>
            <input
              type="file"
              accept={FILES}
              className="covers-label"
              onChange={({ target }) => {
                void take(target.files?.[0]);
                // The same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
          <Button onClick={() => show({ text: EXAMPLE })}>{t('upgradeCheck.example')}</Button>
          <Button
            aria-disabled={source.text === ''}
            onClick={source.text === '' ? undefined : clear}
          >
            {t('upgradeCheck.clear')}
          </Button>
          {source.fileName !== undefined && (
            <span className={styles.fileName}>
              {t('upgradeCheck.fileName', { name: source.fileName })}
            </span>
          )}
        </div>
      </div>
      <p
        id={`${id}-status`}
        role="status"
        className={styles.status}
        data-failed={isProblem || undefined}
      >
        {statusText}
      </p>
      {result !== null && result !== 'loading' && !('problem' in result) && (
        <Results result={result} />
      )}
    </div>
  );
});
