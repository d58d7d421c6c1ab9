import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView aria-label="Shelves" disabledItemsFocusable defaultExpandedItems={['aisle']}>
        <TreeItem itemId="aisle" label="Aisle A">
          <TreeItem itemId="shelf-1" label="Shelf 1" />
          <TreeItem itemId="shelf-2" label="Shelf 2 (in repair)" disabled />
        </TreeItem>
        <TreeItem itemId="cold" label="Cold store" />
      </SimpleTreeView>
    </Box>
  );
}
