import { codeClasses } from '@site/src/features/code';
import clsx from 'clsx';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import Editor from 'react-simple-code-editor';
import styles from './CodeEditor.module.css';
import { highlightEdited, type EditedLanguage } from '@site/src/features/highlighter';

export interface CodeEditorProps {
  readonly code: string;
  readonly language: EditedLanguage;
  /** Accessible name. */
  readonly label: string;
  /** Id of the element that explains how to start editing. */
  readonly startHintId: string;
  /** Id of the element that explains how to stop editing. */
  readonly leaveHintId: string;
  readonly invalid: boolean;
  /** Whether the text is being edited. When it becomes true, the text gets the focus. */
  readonly editing: boolean;
  readonly onEditingChange: (editing: boolean) => void;
  readonly onChange: (code: string) => void;
}

/**
 * A textarea over highlighted code. Only the region around it is a tab stop: Tab moves past it,
 * also from inside the text, and Escape returns to it.
 */
export default function CodeEditor({
  code,
  language,
  label,
  startHintId,
  leaveHintId,
  invalid,
  editing,
  onEditingChange,
  onChange,
}: CodeEditorProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const textId = useId();
  const field = () => regionRef.current?.querySelector('textarea');

  // The library passes these props to the wrapper, not to the textarea.
  useEffect(() => {
    const textarea = field();
    if (!textarea) return;
    textarea.tabIndex = -1;
    textarea.setAttribute('aria-describedby', leaveHintId);
    textarea.setAttribute('aria-invalid', String(invalid));
  }, [invalid, leaveHintId]);

  const startedRef = useRef(false);
  useEffect(() => {
    const textarea = field();
    if (!editing || !textarea || document.activeElement === textarea) return;
    if (!startedRef.current) textarea.setSelectionRange(0, 0);
    startedRef.current = true;
    textarea.focus();
  }, [editing]);

  const html = useMemo(() => highlightEdited(code, language), [code, language]);

  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Neither the library nor ancestors may handle the key.
    event.preventDefault();
    event.stopPropagation();
    regionRef.current?.focus();
    onEditingChange(false);
  };

  return (
    <div
      ref={regionRef}
      className={clsx(codeClasses.surface, styles.region)}
      role="region"
      aria-label={label}
      aria-describedby={startHintId}
      dir="ltr"
      translate="no"
      tabIndex={0}
    >
      <label className="visually-hidden" htmlFor={textId}>
        {label}
      </label>
      <Editor
        className={styles.editor}
        textareaId={textId}
        value={code}
        onValueChange={onChange}
        highlight={() => (
          // The line break gives an empty last line its height, as in the textarea.
          <code
            className={codeClasses.code}
            dangerouslySetInnerHTML={{ __html: `${html}<br />` }}
          />
        )}
        ignoreTabKey
        onKeyDown={leaveOnEscape}
        onFocus={() => onEditingChange(true)}
      />
    </div>
  );
}
