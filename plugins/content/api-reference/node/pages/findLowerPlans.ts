import type { ApiPageAddress } from '../../../../../src/site/apiReference';
import type { NavPlan } from '../../../../../src/site/nav';
import type { ApiComponent } from '../../contract';

/** Returns the plan that a row requires; `undefined` if all plans have it. */
export type PlanOf = (subject: 'prop' | 'slot' | 'class', name: string) => NavPlan | undefined;

const PLAN_NAME = /(?:Pro|Premium)$/;

const hasRow = (component: ApiComponent, subject: Parameters<PlanOf>[0], name: string): boolean => {
  switch (subject) {
    case 'prop':
      return component.props.some((prop) => prop.own && !prop.hidden && prop.name === name);
    case 'slot':
      return component.slots.some((slot) => slot.name === name);
    case 'class':
      return component.classes.some(({ key }) => key === name);
  }
};

/** Returns the pages of a component in lower plans, lowest first: of `DataGridPro`, `DataGrid`. */
export function findLowerPages<Page extends ApiPageAddress>(
  { plan, names: [name = ''], productId }: ApiPageAddress,
  pages: readonly Page[],
): Page[] {
  if (!plan || !PLAN_NAME.test(name)) return [];
  const stem = name.replace(PLAN_NAME, '');
  const lower = plan === 'pro' ? [stem] : [stem, `${stem}Pro`];
  return lower.flatMap(
    (wanted) =>
      pages.find((page) => page.productId === productId && page.names[0] === wanted) ?? [],
  );
}

/**
 * Creates the function for the rows of a component: the lowest plan whose component has a row is
 * the row's. `undefined` without components of lower plans, since all rows have the page's plan.
 */
export function createPlanOf(
  plan: NavPlan | undefined,
  lower: readonly (readonly [plan: NavPlan | undefined, component: ApiComponent])[],
): PlanOf | undefined {
  if (lower.length === 0) return undefined;
  return (subject, name) => {
    const found = lower.find(([, component]) => hasRow(component, subject, name));
    return found ? found[0] : plan;
  };
}
