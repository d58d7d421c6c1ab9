import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const departments = [
  { id: 'lending', label: 'Lending', children: [{ id: 'returns', label: 'Returns desk' }] },
  { id: 'events', label: 'Events' },
];

export default function DepartmentTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 120 }}>
      <RichTreeView aria-label="Departments" items={departments} />
    </Box>
  );
}
