import * as React from 'react';
import FitIcon from '@mui/icons-material/WidthNormalOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
];

const books = [
  { id: 1, title: 'A short history of lighthouses', shelf: 'H2' },
  { id: 2, title: 'Knots', shelf: 'C7' },
];

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        void apiRef.current.autosizeColumns({ columns: [colDef.field] });
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FitIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const MenuWithFit = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function MenuWithFit(props, ref) {
    return (
      <GridColumnMenu
        ref={ref}
        {...props}
        slots={{ fitItem: FitItem }}
        slotProps={{ fitItem: { displayOrder: 15 } }}
      />
    );
  },
);

export default function FitColumnItem() {
  return (
    <Box role="group" aria-label="Books" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={books} slots={{ columnMenu: MenuWithFit }} hideFooter />
    </Box>
  );
}
