import LazyMenu from './LazyMenu';
import { useProductFace } from './useProductFace';

/** All products, the current one marked; loads when mounted. */
export default function ProductMenu({ onFollow }: { readonly onFollow: () => void }) {
  const current = useProductFace();
  return (
    <LazyMenu>
      {({ ProductLinks }) => <ProductLinks current={current} onFollow={onFollow} />}
    </LazyMenu>
  );
}
