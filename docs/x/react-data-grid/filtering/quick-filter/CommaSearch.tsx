import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];

const parcels = [
  { id: 1, parcel: 'P-881', city: 'Porto' },
  { id: 2, parcel: 'P-882', city: 'Old Harbor' },
  { id: 3, parcel: 'P-883', city: 'Turku' },
];

function AnyOf() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        placeholder="Cities, with commas"
        inputProps={{ 'aria-label': 'Search for cities' }}
        quickFilterParser={(input) =>
          input
            .split(',')
            .map((value) => value.trim())
            .filter(Boolean)
        }
        quickFilterFormatter={(values) => values.join(', ')}
      />
    </GridToolbarContainer>
  );
}

export default function CommaSearch() {
  return (
    <Box role="group" aria-label="Parcels" sx={{ width: '100%', height: 280 }}>
      <DataGrid
        columns={columns}
        rows={parcels}
        slots={{ toolbar: AnyOf }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['old harbor', 'porto'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
