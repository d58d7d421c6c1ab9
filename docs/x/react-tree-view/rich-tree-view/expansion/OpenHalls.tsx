import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const halls = [
  { id: 'one', label: 'Hall 1', children: [{ id: 'rack', label: 'Rack A' }] },
  { id: 'two', label: 'Hall 2', children: [{ id: 'cold', label: 'Cold store' }] },
];

export default function OpenHalls() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <RichTreeView aria-label="Halls" items={halls} defaultExpandedItems={['one']} />
    </Box>
  );
}
