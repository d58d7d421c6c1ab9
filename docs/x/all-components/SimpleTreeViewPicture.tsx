import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeViewPicture() {
  return (
    <SimpleTreeView aria-label="Folders" defaultExpandedItems={['contracts']} sx={{ width: 132 }}>
      <TreeItem itemId="contracts" label="Contracts">
        <TreeItem itemId="lease" label="Lease" />
      </TreeItem>
      <TreeItem itemId="plans" label="Plans">
        <TreeItem itemId="ground" label="Ground floor" />
      </TreeItem>
    </SimpleTreeView>
  );
}
