import LazyMenu from './LazyMenu';
import { useProductFace } from './useProductFace';

/** Every product, with the one of the page marked; loaded when it is mounted. */
export default function ProductMenu({ onFollow }: { readonly onFollow: () => void }) {
  const current = useProductFace();
  return (
    <LazyMenu>
      {({ ProductLinks }) => <ProductLinks current={current} onFollow={onFollow} />}
    </LazyMenu>
  );
}
