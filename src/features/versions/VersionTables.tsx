import Link from '@docusaurus/Link';
import { t } from '@site/src/features/locale';
import ProductLogo from '@site/src/ui/ProductLogo';
import styles from './styles.module.css';
import type { VersionRow, VersionSection, VersionTable } from './versionSections';
import './texts';

/** Content of an empty cell, in every language. */
const NO_VALUE = '–';

function Row({ name, row }: { name: string; row: VersionRow }) {
  const { label, current, documentationHref, releaseNotesHref } = row;
  return (
    <tr>
      <th scope="row">
        <span className={styles.version}>{label}</span>
        {current && ' '}
        {current && (
          <span className={styles.current}>
            <svg viewBox="0 0 16 16" className={styles.check} aria-hidden="true">
              <path d="m3.5 8.5 3 3 6-7" />
            </svg>
            <span>{t('versions.current')}</span>
          </span>
        )}
      </th>
      <td>
        <Link
          to={documentationHref}
          aria-label={t('versions.documentationOf', { name, version: label })}
        >
          {t('versions.documentation')}
        </Link>
      </td>
      <td>
        {releaseNotesHref === null ? (
          <span className={styles.none} aria-hidden="true">
            {NO_VALUE}
          </span>
        ) : (
          <Link
            href={releaseNotesHref}
            aria-label={t('versions.releaseNotesOf', { name, version: label })}
          >
            {t('versions.releaseNotes')}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Table({ table: { face, rows } }: { table: VersionTable }) {
  if (rows.length === 0) {
    return (
      <p className={styles.elsewhere}>
        <Link to={face.href}>{t('versions.externalSite', { name: face.name })}</Link>
      </p>
    );
  }
  return (
    <table className={styles.table} aria-label={face.name}>
      <thead>
        <tr>
          <th scope="col">{t('versions.version')}</th>
          <th scope="col">{t('versions.documentation')}</th>
          <th scope="col">{t('versions.releaseNotes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} name={face.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** The versions of all products, one table each. */
export default function VersionTables({ sections }: { sections: readonly VersionSection[] }) {
  return sections.map(({ product, tables }) => (
    <section key={product.id} aria-labelledby={product.id} className={styles.section}>
      <h2 id={product.id} className={styles.product}>
        <ProductLogo product={product.logo} size={24} />
        <span>{product.name}</span>
      </h2>
      {tables.map((table) => (
        <div key={table.face.id}>
          {table.face.id !== product.id && <h3 className={styles.part}>{table.face.name}</h3>}
          <Table table={table} />
        </div>
      ))}
    </section>
  ));
}
