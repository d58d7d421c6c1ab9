import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const parts = [
  { id: 'engine', label: 'Engine', children: [{ id: 'pump', label: 'Fuel pump' }] },
  { id: 'hull', label: 'Hull', children: [{ id: 'keel', label: 'Keel' }] },
];

export default function PlusAndMinus() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <RichTreeView
        aria-label="Parts of the ferry"
        items={parts}
        defaultExpandedItems={['engine']}
        slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon }}
      />
    </Box>
  );
}
