import Link from '@docusaurus/Link';
import type { PlanFeature } from '@site/plugins/content/api-reference/contract';
import { Html } from '@site/src/features/api';
import { NavBadges } from '@site/src/features/navigation';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import { t } from './texts';
import styles from './styles.module.css';

const toSubject = ({ subject, component = '' }: PlanFeature) =>
  t(`planFeatures.subjects.${subject}`, { component });

interface FeatureTableProps {
  readonly features: readonly PlanFeature[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** What plans add to a library. Components may have no descriptions, and then there is no column for them. */
export function FeatureTable({ features, labelledBy }: FeatureTableProps) {
  const isDescribed = features.some(({ description }) => description !== '');
  return (
    <ScrollableTable aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('planFeatures.name')}</th>
          {isDescribed && <th scope="col">{t('planFeatures.description')}</th>}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => {
          const name = <code translate="no">{feature.name}</code>;
          return (
            <tr key={`${feature.subject} ${feature.name} ${feature.component}`}>
              <th scope="row" className={styles.name}>
                <span>{feature.to === undefined ? name : <Link to={feature.to}>{name}</Link>}</span>
                <NavBadges flags={{ plan: feature.plan }} />
                <span className={styles.subject}>{toSubject(feature)}</span>
              </th>
              {isDescribed && (
                <td>
                  <Html html={feature.description} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}
