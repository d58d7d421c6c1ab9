import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const shelves = [
  { id: 'fiction', label: 'Fiction', children: [{ id: 'novels', label: 'Novels' }] },
  { id: 'maps', label: 'Maps' },
];

export default function RoundRows() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Shelves"
        items={shelves}
        defaultExpandedItems={['fiction']}
        defaultSelectedItems="novels"
        sx={{
          [`& .${treeItemClasses.content}`]: { borderRadius: 6, py: 1, px: 2 },
          [`& .${treeItemClasses.label}`]: { fontSize: '0.9375rem' },
          [`& .${treeItemClasses.selected} .${treeItemClasses.label}`]: { fontWeight: 600 },
        }}
      />
    </Box>
  );
}
