import type { PlanFeaturesFile } from '@site/plugins/content/api-reference/contract';
import { withParameters, type AddressCodec } from '@site/src/features/address-state';

export const PLAN_CHOICES = ['all', 'pro', 'premium'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

const PARAMETER = 'plan';

/** `?plan=premium`; without it, all plans. */
export const PLAN_ADDRESS: AddressCodec<PlanChoice> = {
  initial: 'all',
  parse(search) {
    const named = new URLSearchParams(search).get(PARAMETER);
    return PLAN_CHOICES.find((choice) => choice === named) ?? 'all';
  },
  serialize: (search, choice) =>
    withParameters(search, { [PARAMETER]: choice === 'all' ? '' : choice }),
};

/** Returns the libraries with the features of a plan whose name contains the query. */
export function filterFeatures(
  libraries: PlanFeaturesFile,
  choice: PlanChoice,
  query: string,
): PlanFeaturesFile {
  const wanted = query.trim().toLowerCase();
  return libraries
    .map(({ library, features }) => ({
      library,
      features: features.filter(
        ({ name, plan }) =>
          (choice === 'all' || plan === choice) && name.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ features }) => features.length > 0);
}

/** Number of features of all libraries. */
export const countFeatures = (libraries: PlanFeaturesFile): number =>
  libraries.reduce((sum, { features }) => sum + features.length, 0);
