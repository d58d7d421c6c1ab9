import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters = [
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'pond', label: 'Pond' },
      { id: 'hedge', label: 'Hedge' },
    ],
  },
  { id: 'house', label: 'House', children: [{ id: 'roof', label: 'Roof' }] },
];

export default function IconOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <RichTreeView aria-label="Chapters" items={chapters} expansionTrigger="iconContainer" />
    </Box>
  );
}
