import type { Html as HtmlText } from '@site/plugins/content/api-reference/contract';
import { Callout } from '../Callout';
import { Html } from '../rows/Html';
import { t } from '../texts';

/** Warns that the component or hook is deprecated; `reason` may be empty. */
export function Deprecation({ reason }: { readonly reason: HtmlText }) {
  return (
    <Callout type="warning">
      {reason === '' ? <p>{t('api.deprecatedApi')}</p> : <Html html={reason} />}
    </Callout>
  );
}
