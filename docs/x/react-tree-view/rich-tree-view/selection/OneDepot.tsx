import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const depots = [
  { id: 'porto', label: 'Porto', children: [{ id: 'porto-east', label: 'East gate' }] },
  { id: 'lyon', label: 'Lyon' },
];

export default function OneDepot() {
  const [depot, setDepot] = React.useState<string | null>('lyon');

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Depot"
        items={depots}
        selectedItems={depot}
        onSelectedItemsChange={(_event, id) => setDepot(id)}
      />
      <Typography role="status" sx={{ my: 1 }}>
        Selected: {depot ?? 'none'}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => setDepot(null)}>
        Clear the selection
      </Button>
    </Box>
  );
}
