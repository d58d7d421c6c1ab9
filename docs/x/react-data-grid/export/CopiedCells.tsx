import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'key', headerName: 'Key', flex: 1, minWidth: 100 },
  { field: 'code', headerName: 'Code', width: 110 },
];

const keys = [
  { id: 1, key: 'Boathouse', code: '4821-B' },
  { id: 2, key: 'Tool shed', code: '1177-T' },
];

export default function CopiedCells() {
  const [copied, setCopied] = useState('');

  return (
    <Box role="group" aria-label="Keys" sx={{ width: '100%' }}>
      <Box sx={{ height: 180 }}>
        <DataGrid
          columns={columns}
          rows={keys}
          onClipboardCopy={setCopied}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {copied ? `Copied: ${copied}` : 'Nothing copied yet'}
      </Typography>
    </Box>
  );
}
