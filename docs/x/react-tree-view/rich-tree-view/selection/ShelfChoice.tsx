import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'novels', label: 'Novels' },
      { id: 'plays', label: 'Plays' },
    ],
  },
  { id: 'maps', label: 'Maps' },
];

export default function ShelfChoice() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 150 }}>
      <RichTreeView
        aria-label="Shelf"
        items={shelves}
        defaultExpandedItems={['fiction']}
        defaultSelectedItems="novels"
      />
    </Box>
  );
}
