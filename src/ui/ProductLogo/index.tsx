import { MARKS, type MarkName } from './marks';

export interface ProductLogoProps {
  /** The logo; `docs` is that of the family. */
  readonly product: MarkName;
  /** Width and height in px; legible from 20. */
  readonly size?: number;
  readonly className?: string;
}

/** Logo of a product. Decorative: use it beside the product's name. */
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
