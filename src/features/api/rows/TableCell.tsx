import type { ReactNode } from 'react';

interface TableCellProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A cell with explicit role, because style sheets may change its `display`. */
export function TableCell({ className, children }: TableCellProps) {
  return (
    // The rule mistakes it for a cell of an interactive grid.
    // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
    <td role="cell" className={className}>
      {children}
    </td>
  );
}
