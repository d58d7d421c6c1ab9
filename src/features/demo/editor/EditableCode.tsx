import type { ShownCode } from '@site/plugins/content/demos/contract';
import { CodeBlockFrame, codeClasses, CopyButton, HighlightedCode } from '@site/src/features/code';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LoadFailure } from '../Demo/LoadFailure';
import styles from './EditableCode.module.css';
import type { EditedLanguage } from '@site/src/features/highlighter';
import { useLoaded } from '@site/src/ui/useLoaded';
import { t, tNodes } from '../texts';

export interface EditableCodeProps {
  /** The original code. */
  readonly shown: ShownCode;
  /** The current code. */
  readonly code: string;
  readonly language: EditedLanguage;
  /** Accessible name of the code. */
  readonly label: string;
  /** Whether the reader is editing: loads and focuses the editor. */
  readonly editing: boolean;
  readonly onEditingChange: (editing: boolean) => void;
  readonly onChange: (code: string) => void;
  /** Error message as a sentence. */
  readonly error?: string | null;
}

const loadEditor = () => import('./CodeEditor').then((module) => module.default);

const startsEditing = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && !target.closest('button, textarea');

/**
 * Code that can be edited in place: Enter or the button in its corner starts, Escape stops. The
 * editor is loaded on first use; until then this is an ordinary code block.
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
  // Permanent: the editor also shows edited code after editing has stopped.
  if ((editing || edited) && !wanted) setWanted(true);
  const { value: CodeEditor, failed, retry } = useLoaded(loadEditor, wanted);

  const stopWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (editing && !currentTarget.contains(relatedTarget)) onEditingChange(false);
  };

  return (
    <CodeBlockFrame
      className={styles.frame}
      onBlur={stopWhenLeft}
      // Of the focused code inside.
      onKeyDown={(event) => {
        if (!startsEditing(event)) return;
        // The same key press must not reach the textarea.
        event.preventDefault();
        onEditingChange(true);
      }}
      buttons={
        <>
          <button
            type="button"
            className={codeClasses.button}
            aria-label={t('demo.editor.edit')}
            onClick={() => onEditingChange(true)}
          >
            {t('demo.editor.editShort')}
          </button>
          <CopyButton code={code} />
        </>
      }
      footer={
        <>
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
        </>
      }
    >
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
      <p id={startHintId} className={styles.hint}>
        {tNodes('demo.editor.startHint', { key: <kbd>{t('demo.editor.enterKey')}</kbd> })}
      </p>
      <p id={leaveHintId} hidden>
        {t('demo.editor.leaveHint')}
      </p>
    </CodeBlockFrame>
  );
}
