import { PRODUCTS, type OfferedFace, type ProductCategoryId } from './products';

/** A heading of the product selector and its products. */
export interface ProductGroup {
  readonly category: ProductCategoryId;
  /** `null` for the first group, which has no heading. */
  readonly labelKey: 'productMenus.groups.x' | 'productMenus.groups.toolpad' | null;
  /** Whether the heading has a `Beta` badge. */
  readonly beta: boolean;
  readonly faces: readonly OfferedFace[];
}

/** Groups of the product selector. A family with parts is replaced by its parts. */
export const PRODUCT_GROUPS: readonly ProductGroup[] = (
  [
    { category: 'core', labelKey: null, beta: false },
    { category: 'x', labelKey: 'productMenus.groups.x', beta: false },
    { category: 'toolpad', labelKey: 'productMenus.groups.toolpad', beta: true },
  ] as const
).map((group) => ({
  ...group,
  faces: PRODUCTS.filter(({ category }) => category === group.category).flatMap(
    (product): readonly OfferedFace[] => (product.parts.length > 0 ? product.parts : [product]),
  ),
}));
