import type { DemoSource } from '@site/plugins/demos/contract';
import { ReactCodeBlock } from '@site/src/features/code';
import { t } from '@site/src/features/locale';
import { KeptServerMarkup } from './KeptServerMarkup';
import { LoadFailure } from './LoadFailure';
import styles from './styles.module.css';

interface DemoSourcePanelProps {
  readonly id: string;
  /** `null` until it is loaded. */
  readonly source: DemoSource | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** A demo's source, with a button that copies it. */
export function DemoSourcePanel({ id, source, failed, onRetry }: DemoSourcePanelProps) {
  return (
    <div id={id} className={styles.source}>
      <KeptServerMarkup>
        {source ? (
          <ReactCodeBlock
            code={source.typescript.code}
            html={source.typescript.html}
            language="tsx"
          />
        ) : null}
      </KeptServerMarkup>
      {failed ? <LoadFailure message={t('demo.sourceLoadFailed')} onRetry={onRetry} /> : null}
    </div>
  );
}
