import { pathnameToLanguage } from './paths';
import { PRODUCTS, type ProductIdentity } from './products';

/**
 * Determines the product from the first segments of a path: by its route, but for families with
 * parts. Language segment, query, hash and trailing slash are ignored (spec §2).
 */
export function getProductIdentity(pathname: string): ProductIdentity {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  const [, first, second, third] = canonicalPathname.split('/', 4);

  switch (first) {
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
    default: {
      const product = PRODUCTS.find(({ route }) => route === `/${first}`);
      return { productId: product?.id ?? null, productCategoryId: product?.category ?? null };
    }
  }
}
