import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const columns = [
  { field: 'room', headerName: 'Room', flex: 1 },
  { field: 'seats', headerName: 'Seats', type: 'number' as const, width: 90 },
];

const rows = [
  { id: 1, room: 'Atrium', seats: 40 },
  { id: 2, room: 'Library', seats: 8 },
];

const noMatch = { items: [{ field: 'room', operator: 'contains', value: 'Balcony' }] };

function ReloadBar() {
  return <LinearProgress aria-hidden />;
}

const states: (Partial<DataGridProps> & { name: string })[] = [
  {
    name: 'First load',
    loading: true,
    slotProps: { loadingOverlay: { noRowsVariant: 'skeleton' } },
  },
  { name: 'Reload', loading: true, rows, slots: { loadingOverlay: ReloadBar } },
  { name: 'No rows' },
  { name: 'No filter results', rows, filterModel: noMatch },
];

export default function GridStates() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, width: '100%' }}>
      {states.map(({ name, ...props }) => (
        <Box key={name} role="group" aria-label={name} sx={{ minWidth: 0 }}>
          <Typography variant="body2" gutterBottom>
            {name}
          </Typography>
          <Box sx={{ height: 170 }}>
            <DataGrid columns={columns} {...props} hideFooter />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
