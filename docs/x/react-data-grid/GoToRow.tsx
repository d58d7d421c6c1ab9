import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Locker', width: 100 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 120 },
];

const FREE = 41;
const lockers = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  state: index + 1 === FREE ? 'Free' : 'Taken',
}));

export default function GoToRow() {
  const apiRef = useGridApiRef();

  const showFreeLocker = () => {
    apiRef.current.scrollToIndexes({ rowIndex: FREE - 1 });
    apiRef.current.setCellFocus(FREE, 'state');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={showFreeLocker}>
        Show the free locker
      </Button>
      <Box role="group" aria-label="Lockers" sx={{ width: '100%', height: 240 }}>
        <DataGrid apiRef={apiRef} columns={columns} rows={lockers} density="compact" hideFooter />
      </Box>
    </Stack>
  );
}
