import type { ShownCode } from '@site/plugins/content/demos/contract';
import { codeBlockMark, codeClasses, CopyButton, HighlightedCode } from '@site/src/features/code';
import { t, tNodes } from '@site/src/features/locale';
import clsx from 'clsx';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LoadFailure } from '../Demo/LoadFailure';
import { useLoaded } from '../Demo/useLoaded';
import styles from './EditableCode.module.css';
import type { EditedLanguage } from './highlightEdited';

export interface EditableCodeProps {
  /** The code as it was built. */
  readonly shown: ShownCode;
  /** The code as it is now. */
  readonly code: string;
  readonly language: EditedLanguage;
  /** The accessible name of the code. */
  readonly label: string;
  /** Whether the reader is editing: the editor is fetched, and gets the focus. */
  readonly editing: boolean;
  readonly onEditingChange: (editing: boolean) => void;
  readonly onChange: (code: string) => void;
  /** What is wrong with the code, as a sentence. */
  readonly error?: string | null;
}

const loadEditor = () => import('./CodeEditor').then((module) => module.default);

const startsEditing = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && !target.closest('button, textarea');

/**
 * Code that can be edited in place: Enter, or the button in its corner, starts; Escape leads back.
 * The editor is fetched when it is first asked for; until then this is a block like any other.
 */
export function EditableCode({
  shown,
  code,
  language,
  label,
  editing,
  onEditingChange,
  onChange,
  error = null,
}: EditableCodeProps) {
  const id = useId();
  const startHintId = `${id}-start`;
  const leaveHintId = `${id}-leave`;

  const edited = code !== shown.code;
  const [wanted, setWanted] = useState(false);
  // For good: what was edited is shown by the editor, also once the reader has left it.
  if ((editing || edited) && !wanted) setWanted(true);
  const { value: CodeEditor, failed, retry } = useLoaded(loadEditor, wanted, null);

  const stopWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (editing && !currentTarget.contains(relatedTarget)) onEditingChange(false);
  };

  return (
    // The keys are those of the code inside, which has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={clsx(codeClasses.palette, styles.frame)}
      {...codeBlockMark}
      onBlur={stopWhenLeft}
      onKeyDown={(event) => {
        if (!startsEditing(event)) return;
        // The same key press must not reach the field that gets the focus.
        event.preventDefault();
        onEditingChange(true);
      }}
    >
      {/* Left to right as the code, so that the buttons cover the end of a line, not its start. */}
      <div className={styles.body} dir="ltr">
        {CodeEditor ? (
          <CodeEditor
            code={code}
            language={language}
            label={label}
            startHintId={startHintId}
            leaveHintId={leaveHintId}
            invalid={error !== null}
            editing={editing}
            onEditingChange={onEditingChange}
            onChange={onChange}
          />
        ) : (
          <div role="group" aria-label={label} aria-describedby={startHintId}>
            <HighlightedCode
              className={styles.code}
              html={edited ? undefined : shown.html}
              language={language}
            >
              {code}
            </HighlightedCode>
          </div>
        )}
        <div className={styles.corner}>
          <button
            type="button"
            className={styles.edit}
            aria-label={t('demo.editor.edit')}
            onClick={() => onEditingChange(true)}
          >
            {t('demo.editor.editShort')}
          </button>
          <CopyButton code={code} />
        </div>
        <p id={startHintId} className={styles.hint}>
          {tNodes('demo.editor.startHint', { key: <kbd>{t('demo.editor.enterKey')}</kbd> })}
        </p>
        <p id={leaveHintId} hidden>
          {t('demo.editor.leaveHint')}
        </p>
      </div>
      {editing && !CodeEditor && !failed ? (
        <p className={styles.loading} role="status">
          {t('demo.editor.loading')}
        </p>
      ) : null}
      {failed ? <LoadFailure message={t('demo.editor.loadFailed')} onRetry={retry} /> : null}
      {error === null ? null : (
        <pre className={styles.error} role="alert" dir="auto">
          {error}
        </pre>
      )}
    </div>
  );
}
