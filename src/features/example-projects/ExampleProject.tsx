import { useRepositoryUrl } from '@site/src/features/services';
import { toSourceUrl } from '@site/src/site/links';
import Button from '@site/src/ui/Button';
import showSnackbar from '@site/src/ui/Snackbar';
import { useState } from 'react';
import { openProject } from './openProject';
import styles from './styles.module.css';
import { t } from './texts';

/** Duration of the message that a project could not be opened, in ms. */
const FAILURE_MS = 6000;

export interface ExampleProjectProps {
  readonly name: string;
  /** Folder of the project, relative to the site. */
  readonly folder: string;
  /** File that the editor shows first. */
  readonly file: string;
}

/** Opens the application of a guide in an editor, or its folder in the repository. */
export function ExampleProject({ name, folder, file }: ExampleProjectProps) {
  const source = toSourceUrl(useRepositoryUrl(), folder);
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    if (isOpening) return;
    setIsOpening(true);
    try {
      await openProject({ title: name, description: source, folder, file });
    } catch {
      showSnackbar(t('exampleProjects.failed'), { duration: FAILURE_MS, tone: 'error' });
    } finally {
      setIsOpening(false);
    }
  };

  return (
    <p className={styles.actions}>
      <Button aria-busy={isOpening || undefined} onClick={() => void open()}>
        {t('exampleProjects.open', { name })}
      </Button>
      <a href={source}>{t('exampleProjects.files', { name })}</a>
    </p>
  );
}
