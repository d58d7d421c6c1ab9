import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { textLanguagesOf } from '@site-translation-notice';
import OriginalTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import styles from './styles.module.css';

/** The contents as a bar that stays in sight; it closes once a section was chosen. */
export default function DocItemTOCMobile() {
  const { frontMatter, metadata, toc } = useDoc();
  const { hash } = useLocation();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <div
      className={styles.bar}
      data-no-markdown=""
      data-pagefind-ignore=""
      lang={textLanguagesOf(metadata.frontMatter)?.shell}
    >
      <OriginalTOCMobile key={hash} />
    </div>
  );
}
