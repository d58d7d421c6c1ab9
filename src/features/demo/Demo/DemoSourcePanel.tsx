import type { DemoCode, DemoFile, DemoSource } from '@site/plugins/content/demos/contract';
import {
  CodeTabs,
  ReactCodeBlock,
  StaticCodeBlock,
  useCopyListeners,
} from '@site/src/features/code';
import type { CodeVariant } from '@site/src/site/demoHash';
import type { Loading } from '@site/src/ui/useLoaded';
import { useState, type CSSProperties } from 'react';
import { EditableCode } from '../editor';
import { KeptServerMarkup } from './KeptServerMarkup';
import { LoadFailure } from './LoadFailure';
import { shownCodes } from './demoSource';
import styles from './styles.module.css';
import type { EditedText } from './useEditedText';
import { t } from '../texts';

interface DemoSourcePanelProps {
  readonly id: string;
  /** Name of the demo in words. */
  readonly name: string;
  readonly source: Loading<DemoSource>;
  /** The whole source, or the preview while it is collapsed. */
  readonly shown: 'source' | 'preview';
  /** The stored variant; `null` on the server. */
  readonly variant: CodeVariant | null;
  /** Lines to reserve for the preview until it is loaded. */
  readonly previewLines: number;
  readonly edited: EditedText;
}

interface TabbedFileProps {
  readonly file: DemoFile;
  /** Read by `<CodeTabs>`. */
  readonly tab?: string;
}

const VARIANT_CLASS = { TS: styles.typescript, JS: styles.javascript } as const;

function OwnFile({ file, label, edited }: TabbedFileProps & { label: string; edited: EditedText }) {
  const [editing, setEditing] = useState(false);
  return (
    <EditableCode
      shown={file}
      code={edited.text ?? file.code}
      language={file.name.endsWith('.tsx') ? 'tsx' : 'jsx'}
      label={label}
      editing={editing}
      onEditingChange={setEditing}
      onChange={(text) => (text === file.code ? edited.reset() : edited.change(text))}
      error={edited.error}
    />
  );
}

function OtherFile({ file }: TabbedFileProps) {
  const language = file.name.slice(file.name.lastIndexOf('.') + 1);
  return <ReactCodeBlock code={file.code} html={file.html} language={language} />;
}

/** The files of a demo; the first is editable. */
function Files({
  code: { files },
  label,
  edited,
}: {
  readonly code: DemoCode;
  readonly label: string;
  readonly edited: EditedText;
}) {
  const [own, ...others] = files;
  if (others.length === 0) return <OwnFile file={own} label={label} edited={edited} />;
  return (
    <CodeTabs>
      <OwnFile tab={own.name} file={own} label={label} edited={edited} />
      {others.map((file) => (
        <OtherFile key={file.name} tab={file.name} file={file} />
      ))}
    </CodeTabs>
  );
}

/** Source of a demo: the preview, or its files. */
export function DemoSourcePanel({
  id,
  name,
  source,
  shown,
  variant,
  previewLines,
  edited,
}: DemoSourcePanelProps) {
  // The copy button in the server's markup has no handler.
  useCopyListeners();
  const lines = { '--preview-lines': previewLines } as CSSProperties;
  return (
    <div id={id} className={styles.source}>
      <KeptServerMarkup className={styles.code} style={lines}>
        {source.value
          ? shownCodes(source.value, shown, variant).map(({ variant: only, code }) => (
              <div key={only ?? 'both'} className={only ? VARIANT_CLASS[only] : undefined}>
                {shown === 'preview' && code.preview ? (
                  <StaticCodeBlock html={code.preview.html} language="tsx" />
                ) : (
                  <Files code={code} label={t('demo.editor.source', { name })} edited={edited} />
                )}
              </div>
            ))
          : null}
      </KeptServerMarkup>
      {source.failed ? (
        <LoadFailure message={t('demo.sourceLoadFailed')} onRetry={source.retry} />
      ) : null}
    </div>
  );
}
