import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  TRANSLATION_NOTICE_FIELD,
  type PropNoticeLink,
  type PropTranslationNotice,
} from '@site/plugins/content/product-docs/contract';
import { usePlaceOnPage } from '@site/src/features/page-links';
import { DEFAULT_LOCALE } from '@site/src/site/locales';
import IconButton from '@site/src/ui/IconButton';
import CloseIcon from '@site/src/ui/icons/CloseIcon';
import { useEffect, useState, type MouseEvent } from 'react';
import { hide, HIDE_SCRIPT, isHidden } from './hiddenNotices';
import styles from './styles.module.css';

type FrontMatter = Readonly<Record<string, unknown>>;

// `plugins/content/product-docs` sets this field.
const noticeOf = (frontMatter: FrontMatter) =>
  frontMatter[TRANSLATION_NOTICE_FIELD] as PropTranslationNotice | undefined;

/** Returns the languages of a page's text and of the shell, where they differ. */
export function textLanguagesOf(frontMatter: FrontMatter) {
  return noticeOf(frontMatter)?.languages;
}

function NoticeLink({ text, to, href, samePage }: PropNoticeLink) {
  const place = usePlaceOnPage();
  if (to !== undefined) return <Link to={to}>{text}</Link>;
  return (
    <a href={samePage ? `${href}${place}` : href} hrefLang={DEFAULT_LOCALE}>
      {text}
    </a>
  );
}

interface TranslationNoticeProps {
  /** Path of the page, by which the reader's choice is stored. */
  readonly page: string;
  readonly frontMatter: FrontMatter;
}

/** Tells readers that a page is not translated, or outdated. They can hide it for the session. */
export function TranslationNotice({ page, frontMatter }: TranslationNoticeProps) {
  const notice = noticeOf(frontMatter);
  const isBrowser = useIsBrowser();
  const [hidden, setHidden] = useState(isBrowser && isHidden(page));
  // On the page that was loaded, the script has hidden it already.
  useEffect(() => setHidden(isHidden(page)), [page]);
  if (!notice || hidden) return null;

  function close({ currentTarget }: MouseEvent) {
    const next = currentTarget.closest('main')?.querySelector('h1');
    hide(page);
    setHidden(true);
    // The focus would be lost with the button.
    next?.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: true });
  }

  return (
    <>
      <div
        role="note"
        className={styles.notice}
        lang={notice.languages?.shell}
        data-page={page}
        data-pagefind-ignore
        suppressHydrationWarning
      >
        <p>
          <span>{notice.text}</span>{' '}
          {notice.links.map((link) => (
            <span key={link.text} className={styles.link}>
              <NoticeLink {...link} />
            </span>
          ))}
        </p>
        <IconButton label={notice.close} className={styles.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <script dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }} />
    </>
  );
}
