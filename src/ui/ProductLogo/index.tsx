import { MARKS, type MarkName } from './marks';

export interface ProductLogoProps {
  /** Which mark; `docs` is the family's. */
  readonly product: MarkName;
  /** Width and height in px; legible from 20. */
  readonly size?: number;
  readonly className?: string;
}

/** The mark of a product. Decorative: the product's name stands beside it. */
export default function ProductLogo({ product, size = 24, className }: ProductLogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      className={className}
      data-logo={product}
      aria-hidden="true"
      focusable="false"
    >
      {MARKS[product]}
    </svg>
  );
}
