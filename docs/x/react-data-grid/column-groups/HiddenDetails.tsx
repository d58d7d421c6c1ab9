import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Name', flex: 1, minWidth: 90 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
  { field: 'beam', headerName: 'Beam (m)', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Boat', children: [{ field: 'boat' }] },
  { groupId: 'Size', children: [{ field: 'length' }, { field: 'beam' }] },
];

const boats = [
  { id: 1, boat: 'Tern', length: 7.2, beam: 2.5 },
  { id: 2, boat: 'Plover', length: 9.1, beam: 3 },
];

export default function HiddenDetails() {
  const [isOpen, setOpen] = useState(true);

  return (
    <Box role="group" aria-label="Boats" sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />}
        label="Show the size"
      />
      <Box sx={{ height: 230 }}>
        <DataGrid
          columns={columns}
          rows={boats}
          columnGroupingModel={groups}
          columnVisibilityModel={{ length: isOpen, beam: isOpen }}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
