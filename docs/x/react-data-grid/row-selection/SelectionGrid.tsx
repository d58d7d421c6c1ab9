import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Parcel {
  id: string;
  city: string;
  weight: number;
  status: 'packed' | 'shipped';
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialParcels: Parcel[] = [
  { id: 'P-881', city: 'Porto', weight: 2.4, status: 'packed' },
  { id: 'P-882', city: 'Gdańsk', weight: 11, status: 'packed' },
  { id: 'P-883', city: 'Lyon', weight: 0.8, status: 'shipped' },
  { id: 'P-884', city: 'Turku', weight: 5.1, status: 'packed' },
];

export default function SelectionGrid() {
  const apiRef = useGridApiRef();
  const [parcels, setParcels] = React.useState(initialParcels);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>(['P-882']);

  const ship = () => {
    setParcels((all) =>
      all.map((parcel) =>
        selected.includes(parcel.id) ? { ...parcel, status: 'shipped' } : parcel,
      ),
    );
    setSelected([]);
    // The disabled button cannot keep the focus.
    const [first] = selected;
    if (first !== undefined) apiRef.current.setCellFocus(first, 'status');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" disabled={selected.length === 0} onClick={ship}>
          Mark as shipped
        </Button>
        <Typography variant="body2" role="status">
          {selected.length} selected
        </Typography>
      </Stack>
      <Box role="group" aria-label="Parcels" sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          rows={parcels}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.status === 'packed'}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
