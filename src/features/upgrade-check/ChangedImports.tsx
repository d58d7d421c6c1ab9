import type { ChangedImport } from '@site/plugins/content/api-reference/contract';
import { Note } from '@site/src/features/api-changes';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import { t, tNodes } from './texts';

const API_ROUTE = '/material-ui/api';

const Code = ({ children }: { readonly children: string }) => (
  <code translate="no" dir="ltr">
    {children}
  </code>
);

function Name({ changed: { modules, name } }: { readonly changed: ChangedImport }) {
  const [module = ''] = modules;
  if (name === undefined) {
    return tNodes('upgradeCheck.importTable.module', { module: <Code>{module}</Code> });
  }
  return <Code>{name}</Code>;
}

/** The imports that version 6 removes or deprecates, which the check looks for, too. */
export function ChangedImports({ imports }: { readonly imports: readonly ChangedImport[] }) {
  return (
    <ScrollableTable aria-label={t('upgradeCheck.importTable.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('upgradeCheck.importTable.name')}</th>
          <th scope="col">{t('upgradeCheck.importTable.kind')}</th>
          <th scope="col">{t('upgradeCheck.importTable.instead')}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((changed) => (
          <tr key={`${changed.modules.join()} ${changed.name ?? ''}`}>
            <th scope="row">
              <Name changed={changed} />
            </th>
            <td>{t(`upgradeCheck.kinds.${changed.kind}`)}</td>
            <td>
              <Note note={changed.note} apiRoute={API_ROUTE} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
