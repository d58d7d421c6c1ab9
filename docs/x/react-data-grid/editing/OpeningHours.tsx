import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Depot {
  id: number;
  depot: string;
  opens: number;
  closes: number;
}

const columns: GridColDef<Depot>[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 110 },
  { field: 'opens', headerName: 'Opens', type: 'number', width: 90, editable: true },
  { field: 'closes', headerName: 'Closes', type: 'number', width: 90, editable: true },
];

const depots: Depot[] = [
  { id: 1, depot: 'Porto', opens: 7, closes: 19 },
  { id: 2, depot: 'Lyon', opens: 8, closes: 18 },
  { id: 3, depot: 'Turku', opens: 9, closes: 17 },
];

export default function OpeningHours() {
  const [message, setMessage] = React.useState('No changes');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Opening hours" sx={{ height: 220 }}>
        <DataGrid
          editMode="row"
          columns={columns}
          rows={depots}
          hideFooter
          processRowUpdate={(row) => {
            if (row.closes <= row.opens) {
              throw new Error(`${row.depot} must close after it opens.`);
            }
            setMessage(`${row.depot}: ${row.opens}:00 to ${row.closes}:00`);
            return row;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
