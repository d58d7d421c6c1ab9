import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {
  LanguageCoverage as Coverage,
  PageToDo,
  ProductCoverage,
} from '@site/plugins/content/translations/contract';
import { DEFAULT_LOCALE, LOCALES } from '@site/src/site/locales';
import { toChangesUrl, toEditUrl, toNewFileUrl } from '@site/src/site/links';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import { t } from './texts';
import styles from './styles.module.css';

interface RowProps {
  readonly name: string;
  readonly total: number;
  readonly translated: number;
  readonly stale: number;
  /** Words of what is missing; nothing where they are not counted. */
  readonly words?: number;
}

function Row({ name, total, translated, stale, words }: RowProps) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.done} style={{ inlineSize: share(translated) }} />
          <span className={styles.stale} style={{ inlineSize: share(stale) }} />
        </span>
      </th>
      <td>{translated.toLocaleString(currentLocale)}</td>
      <td>{stale.toLocaleString(currentLocale)}</td>
      <td>{(total - translated - stale).toLocaleString(currentLocale)}</td>
      <td>{words?.toLocaleString(currentLocale)}</td>
    </tr>
  );
}

interface ToDoProps {
  readonly page: PageToDo;
  readonly repositoryUrl: string;
}

/** A page to do: its name, and where to begin. */
function ToDo({ page, repositoryUrl }: ToDoProps) {
  const { title, pathname, state, file, englishFile, words, on } = page;
  const values = { title };
  return (
    <li>
      <Link to={pathname} lang={DEFAULT_LOCALE}>
        {title}
      </Link>{' '}
      {state === 'missing' ? (
        <>
          <span className={styles.words}>{t('translations.wordsOf', { count: words })}</span>{' '}
          <a
            href={toNewFileUrl(repositoryUrl, file)}
            aria-label={t('translations.beginOf', values)}
          >
            {t('translations.begin')}
          </a>
        </>
      ) : (
        <>
          <a
            href={toChangesUrl(repositoryUrl, englishFile, on)}
            aria-label={t('translations.changesOf', values)}
          >
            {t('translations.changes')}
          </a>{' '}
          <a href={toEditUrl(repositoryUrl, file)} aria-label={t('translations.editOf', values)}>
            {t('translations.edit')}
          </a>
        </>
      )}
    </li>
  );
}

function ToDoList({ product, ...props }: { product: ProductCoverage; repositoryUrl: string }) {
  const { name, pages } = product;
  if (pages.length === 0) return null;
  return (
    <details className={styles.toDo}>
      <summary>{t('translations.toDo', { name, count: pages.length })}</summary>
      <ul>
        {pages.map((page) => (
          <ToDo key={page.file} page={page} {...props} />
        ))}
      </ul>
    </details>
  );
}

interface LanguageCoverageProps {
  readonly coverage: Coverage;
  readonly repositoryUrl: string;
}

/** What is translated into a language, outdated and missing, with a bar per product. */
export function LanguageCoverage({ coverage, repositoryUrl }: LanguageCoverageProps) {
  const { code, label, share, isListed, products, dictionary, api } = coverage;
  const texts = { stale: 0, ...dictionary };
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const htmlLang = LOCALES.find((locale) => locale.code === code)?.htmlLang;
  const home = localeConfigs[code]?.baseUrl;
  const values = { percent: Math.floor(share * 100) };
  return (
    <section className={styles.language}>
      <h2 id={code} lang={htmlLang}>
        {label}
      </h2>
      <p>
        <span>
          {isListed ? t('translations.listed', values) : t('translations.unlisted', values)}
        </span>{' '}
        {home !== undefined && code !== currentLocale && (
          <a href={home} hrefLang={htmlLang}>
            {t('translations.read', { language: label })}
          </a>
        )}
      </p>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">{t('translations.part')}</th>
            <th scope="col">{t('translations.translated')}</th>
            <th scope="col">{t('translations.outdated')}</th>
            <th scope="col">{t('translations.missing')}</th>
            <th scope="col">{t('translations.words')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ pages: _pages, isOlder: _isOlder, ...row }) => (
            <Row key={row.name} {...row} />
          ))}
          <Row name={t('translations.dictionary')} {...texts} />
          {api && <Row name={t('translations.api')} stale={0} {...api} />}
        </tbody>
      </ScrollableTable>
      {products.map((product) => (
        <ToDoList key={product.name} product={product} repositoryUrl={repositoryUrl} />
      ))}
    </section>
  );
}
