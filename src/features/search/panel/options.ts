import { PRODUCTS } from '@site/src/site/products';
import { unfold, type Hit } from './hits';
import type { IconHit } from './icons';
import type { QuickLinks } from './quickLinks';
import { t } from './texts';
import type { SearchState } from './useSearch';

type UnnumberedOption =
  | { readonly type: 'hit'; readonly hit: Hit }
  | { readonly type: 'icon'; readonly icon: IconHit }
  | { readonly type: 'recent'; readonly query: string };

interface UnnumberedGroup {
  readonly label: string;
  readonly options: readonly UnnumberedOption[];
}

/** An item of the list. */
export type Option = UnnumberedOption & { readonly id: string };

/** Items below a heading. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** Adds ids to the items and drops empty groups. */
function toGroups(prefix: string, groups: readonly UnnumberedGroup[]): OptionGroup[] {
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ label, options }, group) => ({
      id: `${prefix}-group-${group}`,
      label,
      options: options.map((option, index) => ({
        ...option,
        id: `${prefix}-option-${group}-${index}`,
      })),
    }));
}

const hitOption = (hit: Hit) => ({ type: 'hit' as const, hit });

export const nameOfProduct = (product: string) =>
  PRODUCTS.find(({ id }) => id === product)?.name ?? product;

const ICONS_PAGE = '/material-ui/material-icons/';

/** The icons, and a link to all of them. */
function iconOptions(
  { icons, findPage }: Pick<SearchState, 'icons' | 'findPage'>,
  query: string,
): readonly UnnumberedOption[] {
  if (icons.length === 0) return [];
  const page = findPage(ICONS_PAGE);
  const all = page && {
    ...page,
    url: `${page.url}?query=${encodeURIComponent(query)}`,
    title: t('searchPanel.allIcons', { query }),
  };
  return [
    ...icons.map((icon) => ({ type: 'icon' as const, icon })),
    ...(all ? [hitOption(all)] : []),
  ];
}

/** What is offered before anything is typed: recent searches and links. */
export function groupsToStart(
  prefix: string,
  recent: readonly string[],
  links: readonly QuickLinks<Hit>[],
): OptionGroup[] {
  return toGroups(prefix, [
    {
      label: t('searchPanel.recent'),
      options: recent.map((query) => ({ type: 'recent' as const, query })),
    },
    ...links.map(({ product, pages }) => ({
      label: t('searchPanel.quickLinks', { product: nameOfProduct(product) }),
      // The heading names the product.
      options: pages.map((page) => hitOption({ ...page, productName: '' })),
    })),
  ]);
}

/**
 * The results of a query.
 * @param unfolded URL of the result whose rows are listed one by one.
 */
export function groupsOfResults(
  prefix: string,
  query: string,
  search: Pick<SearchState, 'icons' | 'names' | 'fullText' | 'findPage'>,
  unfolded: string,
): OptionGroup[] {
  const names = search.names.flatMap((hit) => (hit.url === unfolded ? unfold(hit) : [hit]));
  return toGroups(prefix, [
    { label: t('searchPanel.icons'), options: iconOptions(search, query) },
    { label: t('searchPanel.names'), options: names.map(hitOption) },
    { label: t('searchPanel.fullText'), options: search.fullText.map(hitOption) },
  ]);
}
