import Link from '@docusaurus/Link';
import type { ApiLink } from '@site/plugins/content/api-reference/contract';
import { Callout } from '../Callout';
import { t } from '../texts';

interface DemosProps {
  readonly name: string;
  readonly demos: readonly ApiLink[];
}

/** Links to the pages that demonstrate a component or hook. */
export function Demos({ name, demos }: DemosProps) {
  return (
    <Callout type="success">
      <p>{t('api.demos', { name })}</p>
      <ul>
        {demos.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
