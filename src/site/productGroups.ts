import type { ProductCategoryId } from './productIdentity';
import { PRODUCTS, type ProductFace } from './products';

/** A heading of the product selector and what stands under it. */
export interface ProductGroup {
  readonly category: ProductCategoryId;
  /** `null` for the first group, which needs no heading. */
  readonly labelKey: 'productMenus.groups.x' | 'productMenus.groups.toolpad' | null;
  /** Whether the heading carries a `Beta` badge. */
  readonly beta: boolean;
  readonly faces: readonly ProductFace[];
}

/** The product selector: a family is shown by its parts when it has any. */
export const PRODUCT_GROUPS: readonly ProductGroup[] = (
  [
    { category: 'core', labelKey: null, beta: false },
    { category: 'x', labelKey: 'productMenus.groups.x', beta: false },
    { category: 'toolpad', labelKey: 'productMenus.groups.toolpad', beta: true },
  ] as const
).map((group) => ({
  ...group,
  faces: PRODUCTS.filter(({ category }) => category === group.category).flatMap(
    (product): readonly ProductFace[] => (product.parts.length > 0 ? product.parts : [product]),
  ),
}));
