import { pathnameToLanguage } from './paths';

export type ProductCategoryId = 'core' | 'x' | 'toolpad';

/** The products a page can belong to. MUI X names are open: `/x/react-{name}` is `x-{name}`. */
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

/** What a page belongs to; `null` where the path says nothing. */
export interface ProductIdentity {
  readonly productId: ProductIdentityId | null;
  readonly productCategoryId: ProductCategoryId | null;
}

/**
 * The product of a path, from its first segments (spec §2 "Product identity"). A language segment,
 * query, hash and trailing slash make no difference.
 */
export function getProductIdentity(pathname: string): ProductIdentity {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  const [, first, second] = canonicalPathname.split('/', 3);

  switch (first) {
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
      return { productId: first, productCategoryId: 'core' };
    case 'x': {
      const name = /^react-(.+)$/.exec(second ?? '')?.[1];
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
