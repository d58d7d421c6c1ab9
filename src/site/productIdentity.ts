import { pathnameToLanguage } from './paths';

export type ProductCategoryId = 'core' | 'x' | 'toolpad';

/** Ids of products. Those of MUI X are open: `/x/react-{name}` and `/x/api/{name}` are `x-{name}`. */
export type ProductIdentityId =
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | `x-${string}`
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'docs-infra';

/** Product of a page; `null` where the path does not tell. */
export interface ProductIdentity {
  readonly productId: ProductIdentityId | null;
  readonly productCategoryId: ProductCategoryId | null;
}

/**
 * Determines the product from the first segments of a path. Language segment, query, hash and
 * trailing slash are ignored (spec §2).
 */
export function getProductIdentity(pathname: string): ProductIdentity {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  const [, first, second, third] = canonicalPathname.split('/', 4);

  switch (first) {
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
      return { productId: first, productCategoryId: 'core' };
    case 'x': {
      const name = second === 'api' ? third : /^react-(.+)$/.exec(second ?? '')?.[1];
      return { productId: name ? `x-${name}` : null, productCategoryId: 'x' };
    }
    case 'toolpad':
      return {
        productId: second === 'studio' ? 'toolpad-studio' : 'toolpad-core',
        productCategoryId: 'toolpad',
      };
    case 'docs':
    case 'versions':
    case 'production-error':
      return { productId: 'docs', productCategoryId: null };
    case 'experiments':
      return { productId: second === 'docs' ? 'docs-infra' : null, productCategoryId: null };
    default:
      return { productId: null, productCategoryId: null };
  }
}
