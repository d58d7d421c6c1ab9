import type { ReactNode, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** A 20 px icon in `currentColor`. Decorative: the button or link needs a name. */
export default function Icon({ children, ...props }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}

/** Creates an icon of a single path. `defaults` are what it has where it is given no other. */
export function createIcon(path: string, defaults?: IconProps) {
  return function PathIcon(props: IconProps) {
    return (
      <Icon {...defaults} {...props}>
        <path d={path} />
      </Icon>
    );
  };
}
