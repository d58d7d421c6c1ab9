import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView aria-label="Project documents" defaultExpandedItems={['contracts']}>
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Lease 2025.pdf" />
          <TreeItem itemId="insurance" label="Insurance.pdf" />
        </TreeItem>
        <TreeItem itemId="plans" label="Floor plans">
          <TreeItem itemId="ground" label="Ground floor.dwg" />
          <TreeItem itemId="first" label="First floor.dwg" />
        </TreeItem>
        <TreeItem itemId="notes" label="Notes.md" />
      </SimpleTreeView>
    </Box>
  );
}
