import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

interface Reading {
  id: number;
  sensor: string;
  celsius: number;
}

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', width: 100, sortable: false },
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 130, sortable: false },
  { field: 'celsius', headerName: 'Temperature (°C)', type: 'number', width: 160, sortable: false },
];

const sensors = ['Cold store', 'Loading bay', 'Greenhouse'];

// Stands in for a server with 2,000 readings.
const TOTAL = 2000;
function fetchReadings({ page, pageSize }: GridPaginationModel): Reading[] {
  const first = page * pageSize;
  return Array.from({ length: Math.min(pageSize, TOTAL - first) }, (_, index) => {
    const id = first + index + 1;
    return { id, sensor: sensors[id % 3] ?? '', celsius: 4 + (id % 3) * 7 + (id % 10) / 10 };
  });
}

export default function ServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Reading[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const request = setTimeout(() => {
      setRows(fetchReadings(paginationModel));
      setLoading(false);
    }, 500);
    // A page that is no longer wanted must not overwrite the next one.
    return () => clearTimeout(request);
  }, [paginationModel]);

  return (
    <Box role="group" aria-label="Sensor readings" sx={{ width: '100%', height: 400 }}>
      <DataGrid
        columns={columns}
        rows={rows}
        rowCount={TOTAL}
        loading={loading}
        disableColumnMenu
        paginationMode="server"
        pageSizeOptions={[5, 10, 25]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </Box>
  );
}
