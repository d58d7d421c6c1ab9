import Link from '@docusaurus/Link';
import type { Product } from '@site/src/site/products';
import ProductLogo from '@site/src/ui/ProductLogo';
import type { FaceVersions, VersionRow, VersionSection } from './versionSections';
import { t } from './texts';
import styles from './styles.module.css';

function Version({ name, row }: { readonly name: string; readonly row: VersionRow }) {
  const { label, documentationHref, releaseNotesHref } = row;
  return (
    <>
      <Link
        to={documentationHref}
        className={styles.version}
        aria-label={t('versions.documentationOf', { name, version: label })}
      >
        {label}
      </Link>{' '}
      {releaseNotesHref !== null && (
        <Link
          href={releaseNotesHref}
          className={styles.notes}
          aria-label={t('versions.releaseNotesOf', { name, version: label })}
        >
          {t('versions.releaseNotes')}
        </Link>
      )}
    </>
  );
}

function Versions({ name, rows }: { readonly name: string; readonly rows: readonly VersionRow[] }) {
  return (
    <td>
      <div className={styles.versions}>
        {rows.map((row) => (
          <Version key={row.label} name={name} row={row} />
        ))}
      </div>
    </td>
  );
}

interface RowProps {
  readonly versions: FaceVersions;
  /** Only with the name of a whole product. */
  readonly logo?: Product['logo'] | undefined;
}

function Row({ versions: { face, rows }, logo }: RowProps) {
  return (
    <tr>
      <th scope="row" className={logo === undefined ? styles.part : undefined}>
        {logo !== undefined && <ProductLogo product={logo} size={20} />}
        <span>{face.name}</span>
      </th>
      {rows.length === 0 ? (
        <td colSpan={2}>
          <Link to={face.href}>{t('versions.externalSite', { name: face.name })}</Link>
        </td>
      ) : (
        <>
          <Versions name={face.name} rows={rows.filter(({ current }) => current)} />
          <Versions name={face.name} rows={rows.filter(({ current }) => !current)} />
        </>
      )}
    </tr>
  );
}

/** The versions of all products: a row for each, and for each of its parts. */
export default function VersionsTable({ sections }: { sections: readonly VersionSection[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('versions.product')}</th>
          <th scope="col">{t('versions.current')}</th>
          <th scope="col">{t('versions.older')}</th>
        </tr>
      </thead>
      {sections.map(({ product, faces }) => {
        const isWhole = faces[0]?.face.id === product.id;
        return (
          <tbody key={product.id} id={product.id}>
            {!isWhole && (
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <ProductLogo product={product.logo} size={20} />
                  <span>{product.name}</span>
                </th>
              </tr>
            )}
            {faces.map((versions) => (
              <Row
                key={versions.face.id}
                versions={versions}
                logo={versions.face.id === product.id ? product.logo : undefined}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
