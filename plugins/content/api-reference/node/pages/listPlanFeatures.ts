import type { LicensedComponent } from '../../../../../src/site/apiReference';
import { getProductIdentity } from '../../../../../src/site/productIdentity';
import { findProductFace } from '../../../../../src/site/products';
import type { ApiPage, ApiRow, Html, PlanFeature, PlanFeaturesFile } from '../../contract';

export interface PageAt {
  /** Without trailing slash. */
  readonly pathname: string;
  readonly page: ApiPage;
  readonly description: Html;
}

/** Returns what no lower plan has: the component or interface, and its rows. */
function featuresOf({ pathname, page, description }: PageAt): readonly PlanFeature[] {
  if (page.kind === 'hook') return [];
  const { name, plan } = page;
  const toFeatures = (subject: PlanFeature['subject'], rows: readonly ApiRow[]) =>
    rows.flatMap((row): PlanFeature[] =>
      // A row of a lower plan is on the page of that plan.
      row.plan === undefined || (plan !== undefined && row.plan !== plan)
        ? []
        : [
            {
              subject,
              name: row.name,
              component: name,
              plan: row.plan,
              description: row.description,
              to: `${pathname}/#${row.id}`,
            },
          ],
    );
  return [
    ...(plan === undefined
      ? []
      : [{ subject: page.kind, name, plan, description, to: `${pathname}/` }]),
    ...(page.kind === 'component'
      ? [
          ...toFeatures('prop', page.props),
          ...toFeatures('slot', page.slots),
          ...toFeatures('class', page.classes),
        ]
      : page.groups.flatMap(({ rows }) => toFeatures('property', rows))),
  ];
}

/**
 * Lists what the plans add to each library.
 * @param licensed Components without pages, with the route of their library.
 */
export function listPlanFeatures(
  pages: readonly PageAt[],
  licensed: readonly (LicensedComponent & { readonly route: string })[],
): PlanFeaturesFile {
  const all = [
    ...pages.flatMap((page) =>
      featuresOf(page).map((feature) => ({ pathname: page.pathname, feature })),
    ),
    ...licensed.map(({ name, plan, route }) => ({
      pathname: `${route}/${name}`,
      feature: { subject: 'component' as const, name, plan, description: '' },
    })),
  ];
  const byLibrary = new Map<string, PlanFeature[]>();
  for (const { pathname, feature } of all) {
    const library = findProductFace(getProductIdentity(pathname))?.name ?? '';
    byLibrary.set(library, [...(byLibrary.get(library) ?? []), feature]);
  }
  return [...byLibrary].map(([library, features]) => ({ library, features }));
}
