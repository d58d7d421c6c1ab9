import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Repair {
  id: number;
  bike: string;
  note: string;
}

function NoteCell({ row, tabIndex }: GridRenderCellParams<Repair>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`Note on ${row.bike}`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotesIcon fontSize="small" />
      </IconButton>
      <Typography variant="body2" noWrap sx={{ marginInlineStart: 1 }}>
        {row.note}
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Keys in the popover are not keys in the grid.
        onKeyDown={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Note on ${row.bike}` } }}
      >
        <Typography variant="body2" sx={{ p: 2, maxWidth: 280 }}>
          {row.note}
        </Typography>
      </Popover>
    </>
  );
}

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    display: 'flex',
    flex: 1,
    minWidth: 160,
    renderCell: (params) => <NoteCell {...params} />,
  },
];

const repairs: Repair[] = [
  { id: 1, bike: 'Tourer 12', note: 'The rear brake squeals in the rain. New pads are ordered.' },
  {
    id: 2,
    bike: 'Cargo 3',
    note: 'The box has a crack at the left hinge. Do not lend it before May.',
  },
];

export default function RepairNotes() {
  return (
    <Box role="group" aria-label="Repairs" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={repairs} hideFooter />
    </Box>
  );
}
