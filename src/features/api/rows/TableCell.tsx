import type { ReactNode } from 'react';

interface TableCellProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A cell that stays one to assistive technology when a style sheet lays it out as a block. */
export function TableCell({ className, children }: TableCellProps) {
  return (
    // The rule takes a cell for one of an interactive grid.
    // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
    <td role="cell" className={className}>
      {children}
    </td>
  );
}
