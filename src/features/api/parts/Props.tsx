import type { ApiComponentPage, ApiHookPage } from '@site/plugins/content/api-reference/contract';
import { useMemo } from 'react';
import { Displayed } from '../rows/Displayed';
import { PropRows } from '../rows/PropRows';
import { InheritedProps } from './InheritedProps';
import { NativeAttributes, NoOwnProps } from './notes';
import { t } from '../texts';

/** Own and inherited props of a component. */
export function Props({ page }: { readonly page: ApiComponentPage }) {
  const { name, props, inherited, native, anchorPrefix, displayScope } = page;
  const allRows = useMemo(
    () => [...props, ...inherited.flatMap((group) => group.props)],
    [inherited, props],
  );
  const tables = (
    <>
      {props.length > 0 ? (
        <PropRows
          label={t('api.tables.props', { name })}
          rows={props}
          anchorPrefix={anchorPrefix}
        />
      ) : (
        <NoOwnProps name={name} />
      )}
      {inherited.length > 0 && (
        <InheritedProps name={name} groups={inherited} anchorPrefix={anchorPrefix} />
      )}
    </>
  );
  return (
    <>
      {props.length > 0 || inherited.length > 0 ? (
        <Displayed scope={displayScope} table="props" rows={allRows}>
          {tables}
        </Displayed>
      ) : (
        tables
      )}
      {native && <NativeAttributes {...native} />}
    </>
  );
}

export function Parameters({ page }: { readonly page: ApiHookPage }) {
  const { name, parameters, anchorPrefix, displayScope } = page;
  return (
    <Displayed scope={displayScope} table="props" rows={parameters}>
      <PropRows
        label={t('api.tables.parameters', { name })}
        rows={parameters}
        anchorPrefix={anchorPrefix}
      />
    </Displayed>
  );
}

export function ReturnValue({ page }: { readonly page: ApiHookPage }) {
  const { name, returnValue, anchorPrefix, displayScope } = page;
  return (
    <Displayed scope={displayScope} table="props" rows={returnValue}>
      <PropRows
        isResult
        label={t('api.tables.returnValue', { name })}
        rows={returnValue}
        anchorPrefix={anchorPrefix}
      />
    </Displayed>
  );
}
