import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
];

const berths = [
  { id: 'A1', berth: 'A1', boat: 'Kittiwake' },
  { id: 'A2', berth: 'A2', boat: 'Moonraker' },
];

interface OpenMenu {
  boat: string;
  top: number;
  left: number;
}

export default function RowContextMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [message, setMessage] = React.useState('Right-click a row.');

  const open = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = event.currentTarget.dataset['id'];
    const boat = berths.find((berth) => berth.id === id)?.boat ?? '';
    setMenu({ boat, top: event.clientY, left: event.clientX });
  };

  const choose = (text: string) => {
    setMessage(text);
    setMenu(null);
  };

  return (
    <Box role="group" aria-label="Berths" sx={{ width: '100%' }}>
      <Box sx={{ height: 180 }}>
        <DataGrid
          columns={columns}
          rows={berths}
          slotProps={{ row: { onContextMenu: open } }}
          hideFooter
        />
      </Box>
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => choose(`${menu?.boat} may stay.`)}>Extend the stay</MenuItem>
        <MenuItem onClick={() => choose(`${menu?.boat} has left.`)}>Mark as left</MenuItem>
      </Menu>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
