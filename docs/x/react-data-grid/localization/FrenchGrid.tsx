import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Pain', flex: 1, minWidth: 110 },
  { field: 'loaves', headerName: 'Total', type: 'number', width: 100 },
];

const breads = [
  { id: 1, bread: 'Baguette', loaves: 60 },
  { id: 2, bread: 'Brioche', loaves: 24 },
];

export default function FrenchGrid() {
  return (
    <Box role="group" aria-label="Pains" lang="fr" sx={{ width: '100%', height: 240 }}>
      <DataGrid
        columns={columns}
        rows={breads}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
      />
    </Box>
  );
}
