import FitScreenIcon from '@mui/icons-material/FitScreen';
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
import type { MouseEvent } from 'react';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', width: 90 },
  { field: 'composer', headerName: 'Composer', width: 100 },
];

const pieces = [
  { id: 1, piece: 'Songs Without Words', composer: 'Felix Mendelssohn' },
  { id: 2, piece: 'Summer Night', composer: 'Clara Schumann' },
];

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const fit = (event: MouseEvent) => {
    onClick(event);
    void apiRef.current.autosizeColumns({ columns: [colDef.field] });
  };

  return (
    <MenuItem onClick={fit}>
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

function MenuWithFit(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ fitItem: FitItem }} />;
}

export default function FitMenu() {
  return (
    <Box role="group" aria-label="Program" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={pieces} slots={{ columnMenu: MenuWithFit }} hideFooter />
    </Box>
  );
}
