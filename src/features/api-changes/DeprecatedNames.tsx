import Link from '@docusaurus/Link';
import type { ApiDeprecation } from '@site/plugins/content/api-reference/contract';
import { Code } from './Code';
import { Note } from './Note';
import { t, tNodes } from './texts';
import styles from './styles.module.css';

function Instead({ deprecation, apiRoute }: { deprecation: ApiDeprecation; apiRoute: string }) {
  const { selector, note } = deprecation;
  if (selector !== undefined) return <Code>{selector}</Code>;
  if (note !== undefined) return <Note note={note} apiRoute={apiRoute} />;
  return t('apiChanges.deprecatedNames.nothing');
}

export interface DeprecatedNamesProps {
  readonly of: { readonly slug: string; readonly list: readonly ApiDeprecation[] };
  /** Route of the components' API pages, without trailing slash. */
  readonly apiRoute: string;
  /** Name of the component. */
  readonly name: string;
}

/**
 * The deprecated names of a component and what takes their place. Codemods stand once below the
 * table; names that none of them replaces are marked.
 */
export function DeprecatedNames({ of: { slug, list }, apiRoute, name }: DeprecatedNamesProps) {
  const page = `${apiRoute}/${slug}/`;
  const codemods = [...new Set(list.flatMap(({ codemod }) => codemod ?? []))];
  return (
    <div data-api-section="">
      <table
        className={styles.deprecatedNames}
        aria-label={t('apiChanges.deprecatedNames.table', { name })}
      >
        <thead>
          <tr>
            <th scope="col">{t('apiChanges.deprecatedNames.name')}</th>
            <th scope="col">{t('apiChanges.deprecatedNames.instead')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((deprecation) => (
            <tr key={`${deprecation.subject} ${deprecation.name}`}>
              <th scope="row">
                <Link to={`${page}${deprecation.anchor ? `#${deprecation.anchor}` : ''}`}>
                  <Code>{deprecation.name}</Code>
                </Link>
              </th>
              <td>
                <Instead deprecation={deprecation} apiRoute={apiRoute} />
                {codemods.length > 0 && deprecation.codemod === undefined && (
                  <span className={styles.byHand}> {t('apiChanges.deprecatedNames.byHand')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {codemods.length === 0
          ? t('apiChanges.deprecatedNames.noCodemod')
          : tNodes('apiChanges.deprecatedNames.codemods', {
              codemods: (
                <span className={styles.codemods}>
                  {codemods.map((codemod) => (
                    <Code key={codemod} strong>
                      {codemod}
                    </Code>
                  ))}
                </span>
              ),
            })}
      </p>
    </div>
  );
}
