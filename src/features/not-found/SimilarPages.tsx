import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LOCALES } from '@site/src/site/locales';
import { localizePath } from '@site/src/site/paths';
import { getProductIdentity } from '@site/src/site/productIdentity';
import { findProductFace } from '@site/src/site/products';
import ProductLogo from '@site/src/ui/ProductLogo';
import { useId, type ReactNode } from 'react';
import type { Suggestion } from './suggestPages';
import styles from './styles.module.css';
import { useSuggestions } from './useSuggestions';
import { t } from './texts';

const HEADINGS = {
  similar: 'notFound.suggestions',
  related: 'notFound.related',
  popular: 'notFound.noSuggestions',
} as const;

/** Matches `v5` in `/material-ui/v5/react-button/`. */
const VERSION = /^\/[^/]+\/(v\d+)\//;

function SuggestedPage({ page, language }: { page: Suggestion; language: string | undefined }) {
  const { pathname, title } = page;
  const face = findProductFace(getProductIdentity(pathname));
  const version = VERSION.exec(pathname)?.[1];
  // The first page of a product may have the product's name.
  const product = [face?.name === title ? '' : face?.name, version].filter(Boolean).join(' ');
  return (
    <>
      <ProductLogo product={face?.logo ?? 'docs'} size={24} className={styles.logo} />
      <span className={styles.text}>
        <span className={styles.name}>
          {language === undefined ? title : t('notFound.inLanguage', { page: title, language })}
        </span>
        <span className={styles.place}>{product}</span>
        <bdi className={styles.address}>{pathname}</bdi>
      </span>
    </>
  );
}

/** Pages similar to the current URL. */
export default function SimilarPages() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const suggestions = useSuggestions();
  const headingId = useId();
  if (!suggestions) return null;
  const { pages, likeness, locale } = suggestions;
  const isOther = locale !== undefined && locale !== currentLocale;
  const language = isOther ? LOCALES.find(({ code }) => code === locale)?.label : undefined;
  const linkTo = (pathname: string, children: ReactNode) =>
    isOther ? (
      // A page of another language's build, which this router does not know.
      <a className={styles.page} href={localizePath(pathname, locale)} hrefLang={locale}>
        {children}
      </a>
    ) : (
      <Link className={styles.page} to={pathname}>
        {children}
      </Link>
    );
  if (pages.length === 0) return <p>{t('notFound.noSuggestions')}</p>;
  return (
    <>
      <h2 id={headingId} className={styles.heading}>
        {t(HEADINGS[likeness])}
      </h2>
      <ul className={styles.pages} aria-labelledby={headingId}>
        {pages.map((page) => (
          <li key={page.pathname}>
            {linkTo(page.pathname, <SuggestedPage page={page} language={language} />)}
          </li>
        ))}
      </ul>
    </>
  );
}
